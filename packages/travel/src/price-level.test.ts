import fc from 'fast-check';
import { priceLevel } from './price-level';

/** $400 to $480, a dollar a day. */
const days = Array.from({ length: 81 }, (_, at) => 400 + at);

test.each([
  [400, 'low'],
  [416, 'low'],
  [417, 'usual'],
  [440, 'usual'],
  [463, 'usual'],
  [464, 'high'],
  [900, 'high'],
])('$%i is %s where most days lie from $416 to $464', (price, level) => {
  expect(priceLevel(price, days)).toEqual({ level, usual: { from: 416, to: 464 } });
});

test('what is usual may lie between the prices of two days', () => {
  const few = [100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000];
  expect(priceLevel(550, few)).toEqual({ level: 'usual', usual: { from: 280, to: 820 } });
});

test('three in a hundred off the middle is enough, where all days are alike', () => {
  const alike = Array.from({ length: 10 }, () => 100);
  const levels = [96, 97, 98, 102, 103, 104].map((price) => priceLevel(price, alike)?.level);
  expect(levels).toEqual(['low', 'low', 'usual', 'usual', 'high', 'high']);
});

test('nine days say nothing, ten do', () => {
  expect(priceLevel(1, days.slice(0, 9))).toBeNull();
  expect(priceLevel(1, days.slice(0, 10))?.level).toBe('low');
});

test('where a price hardly moves, nothing is low or high', () => {
  const still = [300, 301, 299, 300, 302, 300, 299, 301, 300, 300, 303];
  expect([299, 300, 303].map((price) => priceLevel(price, still)?.level)).toEqual(['usual', 'usual', 'usual']);
});

test('a pricier price is never judged lower, and the order of the days says nothing', () => {
  const price = fc.integer({ min: 20, max: 5_000 });
  const rank = { low: 0, usual: 1, high: 2 };
  fc.assert(
    fc.property(fc.array(price, { minLength: 10, maxLength: 90 }), price, price, (prices, one, other) => {
      const levels = [Math.min(one, other), Math.max(one, other)].map((each) => priceLevel(each, prices)?.level);
      const [lower = 'usual', higher = 'usual'] = levels;
      expect(rank[lower]).toBeLessThanOrEqual(rank[higher]);
      expect(priceLevel(one, prices)).toEqual(priceLevel(one, prices.toReversed()));
    }),
  );
});
