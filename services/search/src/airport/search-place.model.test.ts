import fc from 'fast-check';
import { anAirport } from '../flight/flight.fake';
import type { Airport, MetropolitanArea } from './airport.model';
import { searchPlaces, type SearchPlace } from './search-place.model';

const britain = { countryCode: 'GB', countryName: 'United Kingdom' };
const names = (count: number) => Array.from({ length: count }, (_, at) => `Name ${at}`);

function placeOf(more: Partial<Airport>): SearchPlace {
  const [place] = searchPlaces([anAirport('AAA', more)], []);
  if (!place) throw new RangeError('There is no place.');
  return place;
}
const ranksOf = (place: SearchPlace, text: string) =>
  place.texts.filter((each) => each.text === text).map(({ rank }) => rank);

const heathrow = anAirport('LHR', { cityName: 'London', name: 'Heathrow', weight: 80_000 });
const gatwick = anAirport('LGW', { cityName: 'London', name: 'Gatwick', weight: 20_000 });
const leeds = anAirport('LBA', { cityName: 'Leeds', name: 'Leeds Bradford' });
const london: MetropolitanArea = {
  ...britain,
  iataCode: 'LON',
  cityName: 'London',
  airports: [heathrow, gatwick],
  otherNames: ['Londres', 'Лондон', 'Big Smoke'],
};

test('areas stand before airports, each in the order given', () => {
  const places = searchPlaces([leeds, heathrow, gatwick], [london]);
  expect(places.map(({ iataCode }) => iataCode)).toEqual(['LON', 'LBA', 'LHR', 'LGW']);
  expect(places.map(({ suggestion }) => suggestion.kind)).toEqual(['city', 'airport', 'airport', 'airport']);
});

describe('what a place is worth', () => {
  test.each([
    [0, 4],
    [3, 4.08],
    [15, 4.4],
    [40, 4.4],
  ])('is the power of ten of its passengers and, with %d names, fame: %d', (count, worth) => {
    expect(placeOf({ weight: 10_000, otherNames: names(count) }).worth).toBeCloseTo(worth, 10);
  });

  test('an area has the passengers of all its airports', () => {
    const [area] = searchPlaces([], [{ ...london, otherNames: [] }]);
    expect([area?.weight, area?.worth]).toEqual([100_000, 5]);
    const [famous] = searchPlaces([], [{ ...london, otherNames: names(15) }]);
    expect(famous?.worth).toBeCloseTo(5.4, 10);
  });
});

describe('what it costs to be called so', () => {
  const francisco = () =>
    placeOf({
      iataCode: 'SFO',
      cityName: 'San Francisco',
      name: 'Golden Gate International',
      countryName: 'United States',
      otherNames: ['San Fran', '旧金山', 'Palo Alto'],
    });

  test.each([
    ['the city', 'san francisco', [0]],
    ['the city in one word', 'sanfrancisco', [0]],
    ['a later word of the city', 'francisco', [1]],
    ['another name that begins alike', 'san fran', [0.3]],
    ['another name in other letters', '旧金山', [0.3]],
    ['a town near by', 'palo alto', [1]],
    ['its own name', 'golden gate international', [2]],
    ['a later word of its name', 'gate international', [2.5]],
    ['what every airport is called', 'international', []],
    ['the country', 'united states', [4]],
    ['the code', 'sfo', [4.5]],
  ])('%s', (_, text, ranks) => expect(ranksOf(francisco(), text)).toEqual(ranks));

  test('saints are found in short', () => {
    expect(ranksOf(placeOf({ cityName: 'Saint Louis' }), 'st louis')).toEqual([0]);
  });

  test('an area has no name beside that of its city', () => {
    const [area] = searchPlaces([], [london]);
    expect(area?.texts.filter(({ rank }) => rank === 2 || rank === 2.5)).toEqual([]);
    expect(area?.texts.some(({ text }) => text === '')).toBe(false);
  });
});

describe('the words of a place', () => {
  let [area, atHeathrow, atLeeds]: SearchPlace[] = [];
  beforeEach(() => {
    [area, atHeathrow, atLeeds] = searchPlaces([heathrow, leeds], [london]);
  });

  test('are those of its texts, each for the least it costs', () => {
    expect(atLeeds?.words.get('leeds')).toBe(0);
    expect(atLeeds?.words.get('bradford')).toBe(2);
    expect(atLeeds?.words.get('lba')).toBe(4.5);
  });

  test('name its country in every way it is typed', () => {
    for (const word of ['gb', 'united', 'uk', 'england'])
      for (const place of [area, atHeathrow, atLeeds]) expect([word, place?.words.get(word)]).toEqual([word, 4]);
  });

  test('name the other names of its area, but not of an area it is not in', () => {
    expect(atHeathrow?.words.get('londres')).toBe(4);
    expect(area?.words.get('londres')).toBe(0.3);
    expect(atLeeds?.words.has('londres')).toBe(false);
  });

  test('name its state', () => {
    const portland = placeOf({ cityName: 'Portland', stateName: 'Maine ME', countryCode: 'US' });
    expect(['maine', 'me', 'usa'].map((word) => portland.words.get(word))).toEqual([4, 4, 4]);
  });

  test('cost no more than any text that they are in', () => {
    const name = fc.constantFrom('San Jose', 'Jose Marti', 'Saint Mary', 'Santa Fe', 'São Paulo', 'Marti', '東京');
    fc.assert(
      fc.property(name, name, fc.array(name), (cityName, ownName, otherNames) => {
        const { texts, words } = placeOf({ cityName, name: ownName, otherNames });
        for (const { text, rank } of texts)
          for (const word of text.split(' ')) expect(words.get(word)).toBeLessThanOrEqual(rank);
      }),
    );
  });
});
