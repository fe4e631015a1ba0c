import { insideOf } from '@sojourn/travel';
import { landFor } from './ashore';
import type { Line, Point } from './rings';

const shore: Line = [[10, 45], [11, 45], [11, 46], [10, 46]]; // prettier-ignore
const isLand = insideOf([shore]);

test('lays no land to a place that stands on land', () => {
  expect(landFor([10.5, 45.5], isLand)).toBeNull();
});

test('lays a headland from the nearest shore to a place in the water', () => {
  const place: Point = [9.98, 45.5];
  const headland = landFor(place, isLand) ?? [];
  const isOnHeadland = insideOf([headland]);
  expect([place, [9.99, 45.5], [10.0005, 45.5]].map((point) => isOnHeadland(point as Point))).toEqual([true, true, true]); // prettier-ignore
  expect(isOnHeadland([9.97, 45.5])).toBe(false);
});

test('draws an islet around a place that is far from every shore', () => {
  const islet = insideOf([landFor([5, 45.5], isLand) ?? []]);
  expect(islet([5, 45.5])).toBe(true);
  expect(islet([5.01, 45.5])).toBe(false);
});
