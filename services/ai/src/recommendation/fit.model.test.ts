import fc from 'fast-check';
import { budgetFit, choiceFit, durationFit, flightFit, monthToGo, seasonFit, styleFit, weatherFit } from './fit.model';

const fraction = (value: number) => {
  expect(value).toBeGreaterThanOrEqual(0);
  expect(value).toBeLessThanOrEqual(1);
};

test.each([
  ['nothing chosen', [], ['a'], 0],
  ['nothing of it there', ['x'], ['a', 'b'], 0],
  ['the first', ['a'], ['a', 'b'], 1],
  ['the second', ['b'], ['a', 'b'], 0.88],
  ['the first two', ['a', 'b'], ['a', 'b'], 0.94 * 0.75 + 0.25],
  ['one of two', ['a', 'x'], ['a'], 0.5 * 0.75 + 0.25],
])('choices: %s', (_name, ...[chosen, offered, fit]) => expect(choiceFit(chosen, offered)).toBeCloseTo(fit, 9));

test.each([
  [[], ['luxury'], 1],
  [['luxury'], ['budget', 'luxury'], 1],
  [['luxury', 'budget'], ['budget'], 1],
  [['luxury'], ['budget'], 0.3],
])('styles %j where %j are at home fit %d', (chosen, offered, fit) => expect(styleFit(chosen, offered)).toBe(fit));

describe('the budget', () => {
  test.each([
    [500, 0, 0.5],
    [500, -1, 0.5],
    [0, 1_000, 0.8],
    [350, 1_000, 0.9],
    [700, 1_000, 1],
    [1_000, 1_000, 1],
    [1_001, 1_000, 0.597],
    [1_100, 1_000, 0.3],
    [1_200, 1_000, 0],
    [3_000, 1_000, 0],
  ])('%i of %i fits %d', (total, budget, fit) => expect(budgetFit(total, budget)).toBeCloseTo(fit, 9));
});

test.each([
  [3, 1],
  [7, 1],
  [9, 1],
  [10, 0.82],
  [30, 0.82],
  [2, 0.7],
  [1, 0.4],
  [-1, 0],
])('%i days where 3 to 7 are ideal fit %d', (days, fit) =>
  expect(durationFit(days, { min: 3, max: 7 })).toBeCloseTo(fit, 9),
);
test('a place that is good for ten days and more bears any length', () => {
  expect(durationFit(30, { min: 5, max: 10 })).toBe(1);
  expect(durationFit(30, { min: 5, max: 14 })).toBe(1);
});

describe('hours in the air', () => {
  test.each([
    [2, 3, 1],
    [2.5, 3, 1],
    [4.25, 3, 0.5],
    [6, 3, 0],
    [9, 3, 0],
    [5, 4, 1],
    [10.5, 7, 0.5],
    [16, 8, 0],
    [14, 9, 1],
    [24, 17, 0.5],
    [34, 30, 0],
    [40, 30, 0],
  ])('%d for %i days fit %d', (hours, days, fit) => expect(flightFit(hours, days)).toBeCloseTo(fit, 9));

  test('more of them never fit better', () => {
    const hours = fc.double({ min: 0, max: 40, noNaN: true });
    fc.assert(
      fc.property(hours, hours, fc.integer({ min: 1, max: 30 }), (one, other, days) => {
        fraction(flightFit(one, days));
        expect(flightFit(Math.max(one, other), days)).toBeLessThanOrEqual(flightFit(Math.min(one, other), days));
      }),
    );
  });
});

describe('the month to go', () => {
  test.each([
    ['the coming one when it is good', [12, 6], 12],
    ['the next good one', [4, 9], 4],
    ['the next good one, whatever their order', [9, 4], 4],
    ['over the end of the year', [2, 11], 2],
  ])('from December on is %s', (_name, best, month) => expect(monthToGo(best, 12)).toBe(month));
});

describe('the season', () => {
  test.each([
    ['all named months are good', [4, 5], [4, 5], 12, 1],
    ['one of two named months is good', [4, 6], [4, 5], 12, 0.5],
    ['no named month is good', [6], [4, 5], 6, 0],
    ['it is the coming month', [12], [], 12, 1],
    ['it comes in four months', [4], [], 12, 1],
    ['it comes in five months', [5], [], 12, 0.9],
    ['it comes in eleven months', [11], [], 12, 0.3],
  ])('fits when %s', (_name, ...[best, named, from, fit]) => expect(seasonFit(best, named, from)).toBeCloseTo(fit, 9));
});

test('every fit is a fraction', () => {
  const months = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1 });
  fc.assert(
    fc.property(fc.nat(9_000), fc.integer({ min: -5, max: 9_000 }), months, (total, budget, best) => {
      fraction(budgetFit(total, budget));
      fraction(durationFit(total % 40, { min: 2, max: 2 + (total % 12) }));
      fraction(seasonFit(best, [], 1 + (total % 12)));
      fraction(choiceFit(best, [1, 2, 3]));
    }),
  );
});

test.each([
  ['beaches', 29, 1],
  ['beaches', 12, 0],
  ['beaches', 37, 0.5],
  ['hiking', 6, 0.5],
  ['hiking', 20, 1],
  ['skiing', -2, 1],
  ['skiing', 25, 0],
  ['museums', -20, undefined],
])('the weather for %s at %i °C fits %s', (thing, high, fit) => expect(weatherFit(thing, high)).toBe(fit));
