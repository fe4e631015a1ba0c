import type { SceneKind } from '../../scene-kinds';

/** How houses are built in a part of the world. */
export type HouseRegion =
  | 'japan'
  | 'east-asia'
  | 'tropics'
  | 'safari'
  | 'cape'
  | 'cyclades'
  | 'mediterranean'
  | 'riad'
  | 'desert'
  | 'caribbean'
  | 'riviera'
  | 'verandah'
  | 'colonial'
  | 'brick'
  | 'brownstone'
  | 'thatch'
  | 'nordic'
  | 'alpine'
  | 'europe'
  | 'modern';

/** Degrees north and east. */
export type HousePosition = readonly [latitude: number, longitude: number];

/** South, north, west and east of what lies within, in degrees. */
type Bounds = readonly [south: number, north: number, west: number, east: number];
type Row = readonly [region: HouseRegion, bounds: Bounds, kinds?: readonly SceneKind[]];

const shores: readonly SceneKind[] = ['beach', 'island'];
const highlands: readonly SceneKind[] = ['mountain', 'winter', 'lake', 'forest'];
const towns: readonly SceneKind[] = ['city', 'old-town'];
const sands: readonly SceneKind[] = ['desert'];

/** The first that holds a place is meant: small parts stand before what they are parts of. Bounds are rough, and meant to be. */
const rows: readonly Row[] = [
  ['japan', [30, 46, 130, 146]],
  ['japan', [24, 30, 123, 131]],
  ['east-asia', [23.4, 54, 97, 130]],
  ['east-asia', [17.5, 25.5, 108.5, 123]],
  ['modern', [1.1, 1.5, 103.5, 104.2], towns],
  ['tropics', [-11.5, 23.4, 92, 153]],
  // Sri Lanka and the south of India, then the houses of sandstone in the north.
  ['tropics', [5, 16.5, 71, 82]],
  ['tropics', [-1, 8, 71, 75]],
  ['riad', [16.5, 32, 68, 89]],
  ['tropics', [-27, -3, 43, 64]],
  ['tropics', [-28, 24, 160, 180]],
  // Hawaii builds no huts on stilts.
  ['riviera', [18.5, 22.5, -161, -154]],
  ['tropics', [-28, 24, -180, -130]],
  ['verandah', [-45, -10, 112, 180], [...shores, 'city', 'old-town', 'forest']],
  ['desert', [12, 39, 36.2, 68]],
  ['desert', [22, 33.4, 25, 36.2]],
  ['mediterranean', [27, 33.5, -18.5, -13.2]],
  ['mediterranean', [35.5, 36.2, 14, 15]],
  ['riad', [20, 35.95, -13.2, -1]],
  ['riad', [20, 37.4, -1, 12]],
  ['riad', [20, 34, 12, 25]],
  ['cape', [-35, -31.5, 17.5, 26]],
  ['europe', [-35, 15, -18, 52], towns],
  ['safari', [-35, 20, -18, 52]],
  ['cyclades', [36.2, 37.75, 24.2, 26.1]],
  // The Frisian islands, the west coast of Jutland, Rügen and its neighbors.
  ['thatch', [54.2, 55.7, 7.9, 8.75]],
  ['thatch', [53, 53.85, 4.6, 8]],
  ['thatch', [53.8, 54.75, 12.4, 14.3], shores],
  ['thatch', [52.9, 57.8, 4, 12.4], shores],
  ['brick', [49.8, 58.9, -11, 1.8]],
  ['nordic', [55.3, 72, 4, 32]],
  ['nordic', [57, 84, -60, 32]],
  // By the lakes south of the Alps one builds as in Italy, under palms.
  ['mediterranean', [45.3, 46.25, 8.2, 11], ['lake', ...towns]],
  ['alpine', [42, 50, -1.5, 26], highlands],
  ['mediterranean', [34.4, 44.2, -10, 36.2]],
  ['mediterranean', [36, 45.9, 7, 14]],
  ['mediterranean', [36.9, 40, -32, -24]],
  ['europe', [42, 70, -10, 60]],
  ['colonial', [17.6, 23.3, -85, -64], towns],
  ['colonial', [7, 12.4, -85.5, -70], towns],
  ['caribbean', [10, 23.4, -85.1, -59]],
  ['caribbean', [20, 27.4, -81.9, -70]],
  ['alpine', [-56, -36, -76, -66], highlands],
  // Rio and Cancún stand by the sea in tall houses and villas; no huts on stilts are theirs.
  ['riviera', [-25, 23, -118, -34], shores],
  ['colonial', [-56, 25, -118, -34]],
  ['colonial', [25, 31, -118, -99.5]],
  ['desert', [31, 37.5, -116, -103], sands],
  ['verandah', [25, 37, -98, -75]],
  ['verandah', [25, 50, -130, -60], shores],
  ['brownstone', [37, 50, -92, -60], towns],
  ['alpine', [30, 72, -170, -52], highlands],
  ['modern', [25, 60, -130, -60], towns],
];

/** How houses are built at a place in such a landscape; undefined where nobody wrote it down. */
export const houseRegionAt = ([latitude, longitude]: HousePosition, kind: SceneKind): HouseRegion | undefined =>
  rows.find(
    ([, [south, north, west, east], kinds]) =>
      latitude >= south &&
      latitude <= north &&
      longitude >= west &&
      longitude <= east &&
      (!kinds || kinds.includes(kind)),
  )?.[0];
