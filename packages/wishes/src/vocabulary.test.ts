import { phrasesOf } from './phrase-index';
import { things } from './things';
import { ways } from './ways';
import { vocabularyOf, type NamedDestination, type Term } from './vocabulary';

const rome: NamedDestination = { id: 'rome', label: 'Rome', names: ['rome', 'rom'] };
const destinations = [rome];
const vocabulary = () => vocabularyOf(destinations, 'north');
const termOf = (words: string, { terms } = vocabularyOf([rome], 'north')): Term | undefined =>
  terms.longest(words.split(' '), 0)?.value;

test('things, ways, times and places are found by their words, and told apart', () => {
  expect(termOf('beach')).toMatchObject({ type: 'thing', thing: { id: 'beaches' } });
  expect(termOf('wheelchair')).toMatchObject({ type: 'way', way: { label: 'Step-free' } });
  expect(termOf('august')).toMatchObject({ type: 'time', time: { months: [8] } });
  expect(termOf('deutschland')).toEqual({ type: 'place', place: { type: 'country', id: 'DE' }, label: 'Germany' });
  expect(termOf('europe')).toEqual({ type: 'place', place: { type: 'region', id: 'europe' }, label: 'Europe' });
  expect(termOf('zwrtk')).toBeUndefined();
});

test('a destination is found by each of its names', () => {
  const place = { type: 'place', place: { type: 'destination', id: 'rome' }, label: 'Rome' };
  expect(termOf('rome')).toEqual(place);
  expect(termOf('rom')).toEqual(place);
});

test('a destination comes before a country, and before a thing, of the same name', () => {
  const namesakes: NamedDestination[] = [
    { id: 'singapore', label: 'Singapore', names: ['singapore'] },
    { id: 'golf', label: 'Golf', names: ['golf'] },
  ];
  expect(termOf('singapore')).toMatchObject({ place: { type: 'country', id: 'SG' } });
  expect(termOf('singapore', vocabularyOf(namesakes, 'north'))).toMatchObject({ place: { type: 'destination' } });
  expect(termOf('golf', vocabularyOf(namesakes, 'north'))).toMatchObject({ place: { id: 'golf' } });
});

test('a season is that of where somebody lives, whoever asked before', () => {
  const summerIn = (hemisphere: 'north' | 'south') => termOf('summer', vocabularyOf(destinations, hemisphere));
  expect(summerIn('north')).toMatchObject({ time: { months: [6, 7, 8] } });
  expect(summerIn('south')).toMatchObject({ time: { months: [12, 1, 2] } });
  expect(summerIn('north')).toMatchObject({ time: { months: [6, 7, 8] } });
});

test('a vocabulary is made once for a list of destinations', () => {
  expect(vocabularyOf(destinations, 'north')).toBe(vocabularyOf(destinations, 'north'));
  expect(vocabularyOf(destinations, 'south')).toBe(vocabularyOf(destinations, 'south'));
  expect(vocabularyOf([rome], 'north')).not.toBe(vocabularyOf(destinations, 'north'));
});

test('roles, bounds, units and lengths are told apart', () => {
  const words = (text: string) => text.split(' ');
  expect(vocabulary().roles.longest(words('anything but'), 0)).toEqual({ value: 'not', length: 2 });
  expect(vocabulary().bounds.longest(words('no more than'), 0)).toEqual({ value: 'under', length: 3 });
  expect(vocabulary().bounds.longest(words('at least'), 0)).toEqual({ value: 'over', length: 2 });
  expect(vocabulary().units.longest(words('€'), 0)).toEqual({ value: 'euros', length: 1 });
  expect(vocabulary().lengths.longest(words('a fortnight'), 0)).toEqual({ value: 14, length: 2 });
});

test.each([
  ['musuem', 'museum'],
  ['icelnad', 'iceland'],
  ['zwrtk', 'zwrtk'],
  ['summmer', 'summer'],
])('%s is spelt %s', (typed, word) => expect(vocabulary().respell(typed)).toBe(word));

test.each(['drives', 'without', 'hours', 'under', 'seven', 'weeks', 'maybe'])(
  '%s, which has a meaning or none of its own, is no slip of a term',
  (word) => expect(vocabulary().respell(word)).toBe(word),
);

test('a slip of a long word that says nothing is told from an unknown word', () => {
  for (const word of ['recomend', 'somewere', 'experiance', 'recommend'])
    expect(vocabulary().isFillerSlip(word)).toBe(true);
  for (const word of ['zwrtk', 'drives', 'withuot', 'somewhat different']) {
    expect(vocabulary().isFillerSlip(word)).toBe(false);
  }
});

test('gives no phrase of the five languages two meanings', () => {
  const meant = [
    ...ways.map(({ label, words }) => [label, words] as const),
    ...things.map(({ id, words }) => [id, words] as const),
  ].flatMap(([meaning, words]) => phrasesOf(words).map((phrase) => [phrase, meaning] as const));
  const [first, last] = [new Map(meant.toReversed()), new Map(meant)];
  expect([...first].filter(([phrase, meaning]) => last.get(phrase) !== meaning)).toEqual([]);
});
