import { partOf, type Part } from './parts';
import { piecesOf } from './pieces';
import { vocabularyOf } from './vocabulary';

const vocabulary = vocabularyOf([], 'north');
/** What the last sum in a text is for, and the words that say so. */
const read = (text: string): [Part, string] => {
  const pieces = piecesOf(text, vocabulary);
  const { part, start, end } = partOf(
    pieces,
    pieces.findLastIndex(({ kind }) => kind === 'amount'),
    text,
  );
  return [part, text.slice(start, end)];
};

describe('a sum is for what is named before it', () => {
  test.each<[string, Part, string]>([
    ['we want flights under $600', 'flight', 'flights under $600'],
    ['a flight that costs no more than $600', 'flight', 'flight that costs no more than $600'],
    ['airfare $600', 'flight', 'airfare $600'],
    ['Flüge für höchstens 500 Euro', 'flight', 'Flüge für höchstens 500 Euro'],
    ['un vol à moins de 400 €', 'flight', 'vol à moins de 400 €'],
    ["des billets d'avion jusqu'à 400 €", 'flight', "billets d'avion jusqu'à 400 €"],
    ['biglietti aerei fino a 400 €', 'flight', 'biglietti aerei fino a 400 €'],
    ['vuelos por menos de 400 €', 'flight', 'vuelos por menos de 400 €'],
    ['voli sotto i 400 euro', 'flight', 'voli sotto i 400 euro'],
    ['hotel under $120', 'night', 'hotel under $120'],
    ['Zimmer bis 100 Euro', 'night', 'Zimmer bis 100 Euro'],
    ['dinner for less than $30', 'other', 'dinner for less than $30'],
    ['rental car under $300', 'other', 'rental car under $300'],
    ['Essen für 30 Euro', 'other', 'Essen für 30 Euro'],
  ])('%s: %s', (text, part, said) => expect(read(text)).toEqual([part, said]));
});

describe('a sum is for what is named behind it', () => {
  test.each<[string, Part, string]>([
    ['$600 for flights please', 'flight', '$600 for flights'],
    ['$600 for the flight', 'flight', '$600 for the flight'],
    ['$600 per person for a return flight', 'flight', '$600 per person for a return flight'],
    ['500 Euro für den Flug', 'flight', '500 Euro für den Flug'],
    ['400 € pour le vol', 'flight', '400 € pour le vol'],
    ['$120 on accommodation', 'night', '$120 on accommodation'],
    ["100 € pour l'hébergement", 'night', "100 € pour l'hébergement"],
    ['100 € per l’alloggio', 'night', '100 € per l’alloggio'],
    ['$30 for dinner', 'other', '$30 for dinner'],
  ])('%s: %s', (text, part, said) => expect(read(text)).toEqual([part, said]));
});

describe('a sum is for so long as it says', () => {
  test.each<[string, Part, string]>([
    ['at most $120 a night', 'night', '$120 a night'],
    ['$120 per night please', 'night', '$120 per night'],
    ['100 Euro pro Nacht', 'night', '100 Euro pro Nacht'],
    ['100 € par nuit', 'night', '100 € par nuit'],
    ['100 € la noche', 'night', '100 € la noche'],
    ['100 € a notte', 'night', '100 € a notte'],
    ['$50 a day', 'other', '$50 a day'],
    ['$50 per person per day', 'other', '$50 per person per day'],
    ['50 Euro am Tag', 'other', '50 Euro am Tag'],
    ['hotel under $120 a night', 'night', 'hotel under $120 a night'],
    ['food under $30 a day', 'other', 'food under $30 a day'],
  ])('%s: %s', (text, part, said) => expect(read(text)).toEqual([part, said]));
});

describe('a sum is for the trip', () => {
  test.each([
    ['where nothing is named', 'under $900', '$900'],
    ['where flights and rooms are named', 'flights and hotel under $1,500', '$1,500'],
    ['where something is included', '$1,000 flights included', '$1,000'],
    ['where two things are named behind it', '$1,000 for flight and hotel', '$1,000'],
    ['where a comma stands between', 'short flights, under $900', '$900'],
    ['where another sum stands between', 'flights $300 hotel and all $900', '$900'],
    ['where a comma stands behind', 'under $900, flights in May', '$900'],
    ['where other words stand between', 'flights to somewhere warm and sunny under $900', '$900'],
    ['where a word only starts like a part', 'lobby for $900', '$900'],
    ['where it is far away', `flights ${'of '.repeat(40)}$900`, '$900'],
  ])('%s', (_where, text, sum) => {
    const [part, said] = read(text);
    expect(part).toBe('trip');
    expect(said).toContain(sum);
  });
});

test('of two sums each is for what it stands with', () => {
  const text = 'flights under $600, hotel under $100';
  const pieces = piecesOf(text, vocabulary);
  const sums = pieces.flatMap(({ kind }, at) => (kind === 'amount' ? [partOf(pieces, at, text)] : []));
  expect(sums.map(({ part, start, end }) => [part, text.slice(start, end)])).toEqual([
    ['flight', 'flights under $600'],
    ['night', 'hotel under $100'],
  ]);
});

test('two parts of one kind are that kind', () => {
  expect(read('hotels and hostels under $100')).toEqual(['night', 'hostels under $100']);
  expect(read('food and drinks under $100')[0]).toBe('other');
});

test('no sum is for no part', () => expect(partOf([], 0, '')).toEqual({ part: 'trip', start: 0, end: 0 }));
