import { geoContains } from 'd3-geo';
import { loadLand } from './land';

const rome: [number, number] = [12.49, 41.89];
const midAtlantic: [number, number] = [-40, 30];

test.each(['world', 'near'] as const)('the coasts of a %s map have land where there is land', async (size) => {
  const { land, borders } = await loadLand(size);
  expect(geoContains(land as never, rome)).toBe(true);
  expect(geoContains(land as never, midAtlantic)).toBe(false);
  expect(borders !== null).toBe(size === 'near');
});

test('they are loaded once', () => {
  expect(loadLand('world')).toBe(loadLand('world'));
});
