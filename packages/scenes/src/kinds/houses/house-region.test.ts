import { houseRegionAt, type HousePosition, type HouseRegion } from './house-region';
import type { SceneKind } from '../../scene-kinds';

const places: readonly [string, HousePosition, SceneKind, HouseRegion | undefined][] = [
  ['Kyoto', [35.0, 135.77], 'forest', 'japan'],
  ['Okinawa', [26.2, 127.7], 'beach', 'japan'],
  ['Seoul', [37.57, 126.98], 'city', 'east-asia'],
  ['Bali', [-8.5, 115.26], 'forest', 'tropics'],
  ['Hanoi', [21.03, 105.85], 'old-town', 'tropics'],
  ['Fiji', [-17.8, 177.4], 'island', 'tropics'],
  ['Maui', [20.8, -156.3], 'island', 'riviera'],
  ['Kruger', [-24, 31.5], 'forest', 'safari'],
  ['Nairobi', [-1.29, 36.82], 'city', 'europe'],
  ['Cape Town', [-33.92, 18.42], 'beach', 'cape'],
  ['Santorini', [36.42, 25.43], 'island', 'cyclades'],
  ['Crete', [35.3, 25.1], 'island', 'mediterranean'],
  ['Lisbon', [38.71, -9.14], 'old-town', 'mediterranean'],
  ['Tenerife', [28.3, -16.5], 'island', 'mediterranean'],
  ['Marrakesh', [31.63, -8], 'desert', 'riad'],
  ['Dubai', [25.2, 55.27], 'city', 'desert'],
  ['Varadero', [23.15, -81.25], 'beach', 'caribbean'],
  ['Havana', [23.13, -82.38], 'old-town', 'colonial'],
  ['Cartagena', [10.4, -75.5], 'old-town', 'colonial'],
  ['Cusco', [-13.5, -72], 'mountain', 'colonial'],
  ['New Orleans', [29.95, -90.07], 'old-town', 'verandah'],
  ['Edinburgh', [55.95, -3.19], 'old-town', 'brick'],
  ['New York', [40.75, -73.98], 'city', 'brownstone'],
  ['Sylt', [54.9, 8.31], 'beach', 'thatch'],
  ['Oslo', [59.9, 10.75], 'old-town', 'nordic'],
  ['Zermatt', [46.02, 7.75], 'winter', 'alpine'],
  ['Banff', [51.2, -115.6], 'mountain', 'alpine'],
  ['Los Angeles', [34.05, -118.24], 'city', 'modern'],
  ['Vienna', [48.2, 16.37], 'old-town', 'europe'],
  ['an iceberg', [-75, 0], 'winter', undefined],
];

it.each(places)('builds in %s as one builds there', (...[, at, kind, region]) => {
  expect(houseRegionAt(at, kind)).toBe(region);
});
