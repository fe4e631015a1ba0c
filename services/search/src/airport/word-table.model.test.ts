import fc from 'fast-check';
import { suggestionOfAirport } from './airport.model';
import { anAirport } from '../flight/flight.fake';
import type { SearchPlace } from './search-place.model';
import { createWordTable } from './word-table.model';

/** A place worth `worth`, with its words and what each of them costs. */
const place = (words: Record<string, number>, worth = 4): SearchPlace => ({
  iataCode: 'AAA',
  suggestion: suggestionOfAirport(anAirport('AAA')),
  worth,
  weight: 10 ** worth,
  texts: [],
  words: new Map(Object.entries(words)),
});
const heathrow = place({ london: 0.5, heathrow: 2, lhr: 4.5 });
const gatwick = place({ london: 1, gatwick: 2 }, 3);
const paris = place({ paris: 0, cdg: 4.5, charles: 2.5 });
const withWords = createWordTable([heathrow, gatwick, paris]);
const found = (typed: string) => withWords(typed).map((each) => each.place);

test.each([
  ['london heathrow', [0]],
  ['heathrow london', [0]],
  ['paris cdg', [2]],
  ['london heath', [0]],
  ['heathrow lo', [0]],
  ['london lhr heathrow', [0]],
  ['london london', [0, 1]],
])('every word of %j is one of the place, the last perhaps only begun', (typed, places) => {
  expect(found(typed)).toEqual(places);
});

test.each(['', 'london', 'heath london', 'lond heath', 'london cdg', 'paris heathrow', 'nowhere nothing'])(
  '%j finds nothing here',
  (typed) => expect(found(typed)).toEqual([]),
);

test('a place is worth more by all its words, less what the best of them costs', () => {
  expect(withWords('heathrow london')).toEqual([{ place: 0, score: 4 + 1.5 - 0.5 }]);
  expect(withWords('lhr heathrow')).toEqual([{ place: 0, score: 4 + 1.5 - 2 }]);
  expect(withWords('london london').map(({ score }) => score)).toEqual([5, 3.5]);
});

test('a word begun costs what the cheapest that begins so costs', () => {
  const words = createWordTable([place({ region: 4, heathland: 3, heathrow: 1, heath: 2 })]);
  expect(words('region heat')).toEqual([{ place: 0, score: 4.5 }]);
  expect(words('region heath')).toEqual([{ place: 0, score: 3.5 }]);
});

test.each([
  ['lomdon heathrow', [0]],
  ['heathorw london', [0]],
  ['prais cdg', [2]],
  ['paris chalres', [2]],
  ['lxndxn heathrow', []],
  ['cgd paris', []],
])('a slip in a word of five letters is mended: %j', (typed, places) => expect(found(typed)).toEqual(places));

test('a slip is mended to the word that most places have, and a word that exists is left alone', () => {
  const words = createWordTable([
    place({ marina: 1, bay: 1 }),
    place({ marina: 1, bay: 1 }),
    place({ marine: 1, bay: 1 }),
    place({ marina: 1, bay: 1 }),
  ]);
  const places = (typed: string) => words(typed).map((each) => each.place);
  expect(places('marinx bay')).toEqual([0, 1, 3]);
  expect(places('marine bay')).toEqual([2]);
});

test('the order of whole words does not matter', () => {
  const words = fc.uniqueArray(fc.constantFrom('london', 'heathrow', 'lhr', 'gatwick', 'paris', 'cdg'), {
    minLength: 2,
  });
  fc.assert(
    fc.property(words, (typed) => {
      const ranked = (text: readonly string[]) => withWords(text.join(' ')).toSorted((a, b) => a.place - b.place);
      expect(ranked(typed.toReversed())).toEqual(ranked(typed));
      expect(ranked(typed.toSorted())).toEqual(ranked(typed));
    }),
  );
});
