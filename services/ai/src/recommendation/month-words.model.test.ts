import { formatMonths, parseMonths } from './month-words.model';

describe('months in a text', () => {
  test.each([
    ['in july', [7]],
    ['january or december', [1, 12]],
    ['december then january', [1, 12]],
    ['february april june august september october november', [2, 4, 6, 8, 9, 10, 11]],
    ['in may', [5]],
    ['may 12', [5]],
    ['late march', [3]],
    ['mid may', [5]],
    ['march 3', [3]],
    ['we may go', []],
    ['march on', []],
    ['julys', []],
    ['around christmas', [12]],
    ['xmas', [12]],
    ['new year', [1, 12]],
    ['new years eve', [1, 12]],
    ['easter', [3, 4]],
    ['new years eve in december', [1, 12]],
    ['a warm spring', []],
    ['we fall', []],
    ['', []],
  ])('%j names %j', (text, months) => expect(parseMonths(text, 'north')).toEqual(months));

  test.each([
    ['this spring', [3, 4, 5], [9, 10, 11]],
    ['next summer', [6, 7, 8], [1, 2, 12]],
    ['over the summer', [6, 7, 8], [1, 2, 12]],
    ['in autumn', [9, 10, 11], [3, 4, 5]],
    ['for the fall', [9, 10, 11], [3, 4, 5]],
    ['during winter', [1, 2, 12], [6, 7, 8]],
    ['early winter', [1, 2, 12], [6, 7, 8]],
    ['late spring', [3, 4, 5], [9, 10, 11]],
  ])('%j is %j in the north and %j in the south', (text, north, south) => {
    expect(parseMonths(text, 'north')).toEqual(north);
    expect(parseMonths(text, 'south')).toEqual(south);
  });
});

test.each([
  [[3, 4, 5, 10], 'March to May, October'],
  [[1, 2, 11, 12], 'November to February'],
  [[7], 'July'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'All year'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 'January to November'],
  [[], ''],
])('%j reads %j', (months, words) => expect(formatMonths(months)).toBe(words));
