import { housesOf, levelToBase, STAR_SHARES } from './resort.model';

test('gives the rate of an average month when a level is that of high season', () => {
  expect(levelToBase(300, { months: [0.5, 1.5], stars: 'plain' })).toBe(200);
  expect(levelToBase(300, { months: [0.5, 1.5], stars: 'grand' })).toBeLessThan(200);
  expect(levelToBase(300, { months: [], stars: 'plain' })).toBe(300);
});

test('counts more houses when more people live in the town, up to a bound', () => {
  const kind = { houses: [20, 4] as const };
  expect([0, 4, 25].map((population) => housesOf(kind, population))).toEqual([20, 28, 40]);
  expect(housesOf(kind, 5_000)).toBe(90);
});

test.each(Object.entries(STAR_SHARES))('sums the shares of %s houses up to all of them', (_stars, shares) => {
  expect(shares).toHaveLength(5);
  expect(shares.at(-1)).toBe(1);
  expect(shares.toSorted((one, other) => one - other)).toEqual(shares);
});
