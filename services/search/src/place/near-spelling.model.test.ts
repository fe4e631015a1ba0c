import fc from 'fast-check';
import { editsBetween } from '../airport/typing-edits.model';
import { createNearSpellings, withFewestEdits } from './near-spelling.model';

const worths = {
  reykjavik: 500,
  lisbon: 4_000,
  lisburn: 20,
  'rio de janeiro': 9_000,
  amsterdam: 9_000,
  rome: 9_000,
  lome: 90,
};
const near = createNearSpellings(() => Object.entries(worths).map(([text, worth]) => ({ text, item: text, worth })));
const found = (typed: string) => near(typed, 3).map(({ item }) => item);

test.each([
  ['reykjavic', 'a wrong letter', ['reykjavik']],
  ['reykjaviik', 'a letter too many', ['reykjavik']],
  ['lisbonn', 'one slip, and much less known with two', ['lisbon']],
  ['rio de janiero', 'swapped letters', ['rio de janeiro']],
  ['amstredan', 'two slips in a long name', ['amsterdam']],
  ['amtsredm', 'more slips than a long name allows', []],
  ['ramsterdam', 'a slip at the beginning', ['amsterdam']],
  ['reykjafi', 'a name that is not typed to its end', ['reykjavik']],
  ['roma', 'a short name', ['rome']],
  ['riem', 'two slips in a short name', []],
  ['rom', 'too little', []],
  ['lame', 'a little known name alone', ['lome']],
])('finds for %s, %s, %p', (typed, _why, expected) => {
  expect(found(typed)).toEqual(expected);
});

test('counts each item once, by its best name', () => {
  const item = { name: 'Munich' };
  const names = createNearSpellings(() => ['munich', 'munchen'].map((text) => ({ text, item, worth: 1 })));
  expect(names('munchn', 5)).toEqual([{ item, edits: 1, score: 1 }]);
});

test('of several tables only what has the fewest edits is left', () => {
  expect(withFewestEdits([{ edits: 2 }, { edits: 1 }, { edits: 1 }])).toEqual([{ edits: 1 }, { edits: 1 }]);
  expect(withFewestEdits([])).toEqual([]);
});

test('finds every name within the edits that its length allows, whatever its letters', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '東', 'z', ' '), minLength: 4, maxLength: 12 });
  fc.assert(
    fc.property(word, fc.array(word, { minLength: 1, maxLength: 20 }), (typed, names) => {
      const most = (name: string) => (typed.length < 7 || typed[0] !== name[0] ? 1 : 2);
      const expected = names.filter((name) => editsBetween(typed, name, most(name)) <= most(name));
      const all = createNearSpellings(() => names.map((text) => ({ text, item: text, worth: 1 })));
      // What is near is found; of two edits where nothing has one, the best hundredth counts alone.
      const nearest = Math.min(...expected.map((name) => editsBetween(typed, name, 2)));
      const wanted = expected.filter(
        (name) => Math.max(0, editsBetween(typed, name, 2) - 1) <= Math.max(0, nearest - 1),
      );
      const got = all(typed, 50).map(({ item }) => item);
      if (wanted.length > 0) expect([...got].sort()).toEqual(expect.arrayContaining([...new Set(wanted)].sort()));
    }),
  );
});
