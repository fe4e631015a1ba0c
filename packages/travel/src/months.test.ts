import fc from 'fast-check';
import { monthAfter, monthName, monthNames, monthRuns, monthsFrom, monthsUntil } from './months';

const month = fc.integer({ min: 1, max: 12 });

test('months have their names', () => {
  expect(monthNames).toHaveLength(12);
  expect(monthName(1)).toBe('January');
  expect(monthName(12)).toBe('December');
});

test.each([0, 13, 1.5, Number.NaN])('%p has no name', (number) =>
  expect(() => monthName(number)).toThrow(new RangeError(`${number} is not a month.`)),
);

test.each([
  [1, 1, 2],
  [11, 1, 12],
  [12, 1, 1],
  [11, 3, 2],
  [1, -1, 12],
  [6, 0, 6],
  [6, 12, 6],
  [2, -14, 12],
])('month %i and %i is %i', (from, later, to) => expect(monthAfter(from, later)).toBe(to));

test('the next month is one later', () => expect(monthAfter(12)).toBe(1));

test('waits at most eleven months, and as many as were added', () => {
  fc.assert(
    fc.property(month, fc.nat(11), (from, later) => expect(monthsUntil(from, monthAfter(from, later))).toBe(later)),
  );
});

test.each([
  [3, 3, [3]],
  [3, 5, [3, 4, 5]],
  [11, 2, [11, 12, 1, 2]],
  [2, 1, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1]],
])('from %i to %i are %j', (first, last, months) => expect(monthsFrom(first, last)).toEqual(months));

test.each([
  [[], []],
  [[7], [[7, 7]]],
  [[3, 4, 5], [[3, 5]]],
  [[5, 3, 4, 3], [[3, 5]]],
  [[12, 1, 2], [[12, 2]]],
  [
    [6, 12, 1, 2],
    [
      [6, 6],
      [12, 2],
    ],
  ],
  [
    [4, 5, 9, 10],
    [
      [4, 5],
      [9, 10],
    ],
  ],
  [
    [9, 10, 4, 5],
    [
      [4, 5],
      [9, 10],
    ],
  ],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [[1, 12]]],
])('%j runs %j', (months, runs) => expect(monthRuns(months)).toEqual(runs.map(([first, last]) => ({ first, last }))));

test('runs hold exactly the months they were made of', () => {
  fc.assert(
    fc.property(fc.uniqueArray(month), (months) => {
      const held = monthRuns(months).flatMap(({ first, last }) => monthsFrom(first, last));
      expect(held.toSorted((one, other) => one - other)).toEqual(months.toSorted((one, other) => one - other));
    }),
  );
});
