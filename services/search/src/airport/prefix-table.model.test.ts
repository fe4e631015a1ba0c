import fc from 'fast-check';
import { createPrefixTable, type Found, type Key } from './prefix-table.model';
import { singleEditsOf } from './typing-edits.model';

const key = (text: string, place = 0, score = 5): Key => ({ text, place, score });
const table = (...texts: string[]) => createPrefixTable(texts.map((text, place) => key(text, place)));
const placesOf = (found: readonly Found[]) => [...new Set(found.map(({ place }) => place))].toSorted((a, b) => a - b);
const best = (found: readonly Found[]) => Math.max(...found.map(({ score }) => score));

describe('what was typed is the beginning of a text', () => {
  test.each([
    ['berl', 'berlin', 5],
    ['ber', 'berlin', 5],
    ['san', 'san diego', 5.3],
    ['hong', 'hong kong', 6],
    ['san d', 'san diego', 5],
    ['rio', 'rio', 6.5],
    ['rome', 'rome', 8],
    ['berlin', 'berlin', 8],
  ])('%j of %j is worth %d', (typed, text, score) => {
    expect(table(text).withPrefix(typed)).toEqual([{ place: 0, score }]);
  });

  test('a whole text adds what its key says, unless it is short', () => {
    const { withPrefix } = createPrefixTable([
      { ...key('wales'), whole: 4 },
      { ...key('goa', 1), whole: 4 },
    ]);
    expect([withPrefix('wales')[0]?.score, withPrefix('wale')[0]?.score, withPrefix('goa')[0]?.score]).toEqual([
      9, 5, 6.5,
    ]);
  });

  test('a place of several names is found once, under the best', () => {
    const { withPrefix } = createPrefixTable([key('london', 0, 2), key('londres', 0, 4), key('longyear', 1, 3)]);
    expect(withPrefix('lon')).toEqual([
      { place: 0, score: 4 },
      { place: 1, score: 3 },
    ]);
  });

  test.each(['ab', 'abcde'])('the ten best begin with %j, of equals those given first', (typed) => {
    const keys = Array.from({ length: 12 }, (_, place) => key(`abcdefg${place}`, place, place === 11 ? 6 : 5));
    const places = createPrefixTable(keys.toReversed())
      .withPrefix(typed)
      .map(({ place }) => place);
    expect(places).toEqual([11, 0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('exactly the texts that begin so are found, best first, however long the beginning is', () => {
    const text = fc.stringMatching(/^[ab]{1,7}$/);
    const texts = fc.array(fc.tuple(text, fc.integer({ min: 0, max: 9 })), { maxLength: 10 });
    fc.assert(
      fc.property(texts, text, (given, typed) => {
        const found = createPrefixTable(given.map(([each, score], place) => key(each, place, score))).withPrefix(typed);
        expect(placesOf(found)).toEqual(given.flatMap(([each], place) => (each.startsWith(typed) ? [place] : [])));
        const scores = found.map(({ score }) => score);
        expect(scores).toEqual(scores.toSorted((one, other) => other - one));
      }),
    );
  });
});

const counted = new Map<string, number>();

/** Edits between two texts by their definition: optimal string alignment, swapped neighbours as one (Damerau, 1964). */
function editsBetween(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const both = `${one} ${other}`;
  const known = counted.get(both);
  if (known !== undefined) return known;
  const wrong = one.at(-1) === other.at(-1) ? 0 : 1;
  const isSwap = one.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1);
  const edits = Math.min(
    editsBetween(one.slice(0, -1), other.slice(0, -1)) + wrong,
    editsBetween(one.slice(0, -1), other) + 1,
    editsBetween(one, other.slice(0, -1)) + 1,
    ...(isSwap ? [editsBetween(one.slice(0, -2), other.slice(0, -2)) + 1] : []),
  );
  counted.set(both, edits);
  return edits;
}

describe('slips', () => {
  test.each([
    ['a wrong letter', 'berlxn', 'berlin', 4.5],
    ['a wrong first letter', 'nerlin', 'berlin', 4.5],
    ['a wrong last letter', 'berlim', 'berlin', 4.5],
    ['a missing letter', 'brlin', 'berlin', 4.5],
    ['a letter too many', 'berliin', 'berlin', 4.5],
    ['two swapped', 'belrin', 'berlin', 4.5],
    ['two swapped around the fourth', 'beriln', 'berlin', 4.5],
    ['a slip in a beginning', 'barzel', 'barcelona', 1.5],
    ['a slip in a whole word', 'singapur', 'singapore changi', 1.5],
    ['two wrong letters of a whole text', 'haxbuxg', 'hamburg', 3],
    ['two missing', 'brcelna', 'barcelona', 3],
    ['two too many', 'hamburgxx', 'hamburg', 3],
    ['two swaps', 'hmabrug', 'hamburg', 3],
  ])('%s is forgiven: %j', (...[, typed, text, score]) => {
    expect(best(table(text).withSlips(typed))).toBe(score);
  });

  test.each([
    ['two slips in six letters', 'bexlxn', 'berlin'],
    ['three slips', 'haxxuxg', 'hamburg'],
    ['two slips, one in the first letter', 'xamburx', 'hamburg'],
    ['two slips in a beginning', 'bxrcxlo', 'barcelona airport'],
  ])('%s are too many', (_, typed, text) => expect(table(text).withSlips(typed)).toEqual([]));

  test('any one slip in any text leads back to it', () => {
    const word = fc.stringMatching(/^[a-z]{4,9}$/);
    fc.assert(
      fc.property(word, fc.nat(), (text, at) => {
        const slips = [...singleEditsOf(text)];
        expect(placesOf(table(text).withSlips(slips[at % slips.length] ?? ''))).toEqual([0]);
      }),
    );
  });

  test('exactly two slips in a text, or one in its beginning, lead back to it', () => {
    const typings = fc.tuple(fc.stringMatching(/^a[ab]{5,7}$/), fc.stringMatching(/^a[ab]{6,7}$/));
    fc.assert(
      fc.property(typings, ([text, typed]) => {
        fc.pre(!text.startsWith(typed));
        const beginnings = Array.from({ length: text.length }, (_, end) => text.slice(0, end + 1));
        const isLike =
          editsBetween(typed, text) <= 2 || beginnings.some((beginning) => editsBetween(typed, beginning) === 1);
        expect([typed, text, placesOf(table(text).withSlips(typed))]).toEqual([typed, text, isLike ? [0] : []]);
      }),
      { numRuns: 300 },
    );
  });

  test('two slips are looked for only where one explains nothing', () => {
    expect(placesOf(table('hamburg', 'hombarg').withSlips('hamberg'))).toEqual([0]);
    expect(placesOf(table('lisbon', 'hombarg').withSlips('hamberg'))).toEqual([1]);
  });

  test('a text of any length is answered', () => {
    for (const length of [2, 61, 62, 63, 64, 500])
      expect(table('hamburg', 'h'.repeat(60)).withSlips('x'.repeat(length))).toEqual([]);
    expect(placesOf(table('h'.repeat(59)).withSlips('h'.repeat(61)))).toEqual([0]);
  });
});

test('a text is known when it is typed whole', () => {
  const { hasText } = table('rome', 'romeoville');
  expect(['rome', 'romeoville', 'rom', 'romeo', 'romex', ''].map(hasText)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
