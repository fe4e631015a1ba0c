import { hemisphereOf, isInSeason, monthsOfSeason, seasons } from './season';

test.each([
  [51.5, 'north'],
  [0, 'north'],
  [0.1, 'north'],
  [-0.1, 'south'],
  [-33.9, 'south'],
])('latitude %d lies %s', (latitude, hemisphere) => expect(hemisphereOf(latitude)).toBe(hemisphere));

test.each([
  ['spring', [3, 4, 5], [9, 10, 11]],
  ['summer', [6, 7, 8], [12, 1, 2]],
  ['autumn', [9, 10, 11], [3, 4, 5]],
  ['winter', [12, 1, 2], [6, 7, 8]],
] as const)('%s is %j in the north and %j in the south', (season, north, south) => {
  expect(monthsOfSeason(season, 'north')).toEqual(north);
  expect(monthsOfSeason(season, 'south')).toEqual(south);
});

test.each(['north', 'south'] as const)('the year of the %s is its four seasons', (hemisphere) => {
  const months = seasons.flatMap((season) => monthsOfSeason(season, hemisphere));
  expect(new Set(months).size).toBe(12);
  expect(months).toHaveLength(12);
});

test.each([
  [[12, 1, 2], 9, false],
  [[12, 1, 2], 1, true],
  [undefined, 9, true],
])('says of %j in month %d: %s', (months, month, isIn) => expect(isInSeason(months, month)).toBe(isIn));
