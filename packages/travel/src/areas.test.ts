import { areaNames, liesInArea } from './areas';

test.each<[string, [number, number], string, boolean]>([
  ['ES', [28.29, -16.63], 'canary-islands', true],
  ['ES', [39.57, 2.65], 'canary-islands', false],
  ['ES', [39.57, 2.65], 'balearic-islands', true],
  ['ES', [41.39, 2.17], 'balearic-islands', false],
  ['GR', [35.34, 25.13], 'greek-islands', true],
  ['GR', [39.62, 19.92], 'greek-islands', true],
  ['GR', [37.98, 23.73], 'greek-islands', false],
  ['TR', [37.03, 27.43], 'greek-islands', false],
  ['US', [20.8, -156.33], 'hawaii', true],
  ['US', [20.8, -156.33], 'atlantis', false],
])('%s at %j lies in %s: %s', (country, [latitude, longitude], ...[area, isIn]) =>
  expect(liesInArea({ country, position: { latitude, longitude } }, area)).toBe(isIn),
);

test('names each group once', () => {
  const ids = areaNames.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
