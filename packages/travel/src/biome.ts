/** What grows around a place, and whether snow lies on its peaks: read from where it is and what land it stands in. */
import type { Position } from './great-circle';

/**
 * What grows: rainforest and palms, pines and scrub of dry summers, next to nothing, leafy trees, firs, grass without trees,
 * grass with acacias.
 */
export type Biome = 'tropical' | 'dry' | 'desert' | 'temperate' | 'conifer' | 'bare' | 'savanna';

/** The land a place stands in: high, by the sea, or neither. */
export type Relief = 'high' | 'shore' | 'low';

/** See the head of this file. */
export type Ground = { biome: Biome; hasSnow: boolean };

/** South, north, west and east of what lies within, in degrees. */
export type Bounds = readonly [south: number, north: number, west: number, east: number];
type Row = readonly [biome: Biome, bounds: Bounds, reliefs?: readonly Relief[]];

const high: readonly Relief[] = ['high'];
const shore: readonly Relief[] = ['shore'];
const inland: readonly Relief[] = ['high', 'low'];

/**
 * The first that holds a place is meant: small parts stand before what they are parts of. Bounds are rough, and meant to be;
 * they follow the biomes of Olson et al. 2001 (Terrestrial Ecoregions of the World), gathered into what a drawing can show.
 */
const rows: readonly Row[] = [
  // Where no trees stand: the far north and south, wind-swept islands, plateaus above the trees.
  ['bare', [-90, -60, -180, 180]],
  ['bare', [-55.5, -51, -62, -34]],
  ['bare', [59, 84, -74, -25]],
  ['bare', [62.5, 67.5, -25, -12]],
  ['bare', [61, 63, -8, -6]],
  ['bare', [70, 84, -180, 180]],
  ['bare', [66.5, 70, 11.5, 18], ['high', 'shore']],
  ['bare', [56, 61, -8, -0.5], ['high', 'shore']],
  ['bare', [68, 70, -180, -100]],
  ['temperate', [-56, -50.5, -73.6, -72.3]],
  ['conifer', [-56, -54, -72, -64]],
  ['conifer', [-46, -37, -74, -71]],
  ['bare', [-54, -38, -72.5, -64]],
  ['bare', [-24.5, -13.8, -71, -65]],
  ['bare', [32.8, 37, 76, 97]],
  ['bare', [29.5, 33, 80.5, 97]],
  ['bare', [28, 30, 83, 97], high],
  ['bare', [42, 52, 96, 115]],
  // Deserts, and the valleys of the Andes above one.
  ['dry', [-15, -8, -78, -70], high],
  ['dry', [-15, -13, -73, -71]],
  ['desert', [-30, -4.5, -81.5, -75.3]],
  ['desert', [-30, -14, -76.5, -67]],
  ['dry', [-1.6, 0.8, -92, -89]],
  ['desert', [11.9, 12.9, -70.2, -68]],
  ['desert', [28, 29.6, -14.7, -13.2]],
  ['dry', [27.5, 29, -18.3, -15.2]],
  ['desert', [14.5, 17.5, -25.6, -22.5]],
  ['temperate', [32, 40, -32, -16]],
  ['dry', [29.8, 36, -10.2, -6.6]],
  ['dry', [32.4, 37.6, -6.6, 12]],
  ['dry', [31.4, 37.5, 34.3, 36.4]],
  ['desert', [17, 33.5, -17.5, 37]],
  ['desert', [12, 33.5, 37, 56]],
  ['desert', [22, 38, 51, 62]],
  ['dry', [30, 38.5, 44, 56]],
  ['dry', [35, 46, 50, 72], ['low', 'shore']],
  ['desert', [36, 46, 75, 112], ['low']],
  ['dry', [22.5, 30, 68, 77]],
  ['savanna', [-20, -18, 14, 18]],
  ['desert', [-29, -17, 11, 18]],
  ['conifer', [34.5, 42, -109, -104], high],
  ['conifer', [36.4, 42, -121, -117], high],
  ['desert', [22.5, 37.3, -117, -102.5]],
  ['desert', [37, 39.3, -115, -108]],
  ['dry', [24.5, 31, -106, -99]],
  ['desert', [-31.5, -19.5, 117, 143]],
  // Dry summers.
  ['conifer', [39.8, 50, -2, 30], high],
  ['conifer', [36.8, 43, 27, 48], high],
  ['temperate', [40.9, 44, 36, 49]],
  ['dry', [30, 42.2, -10, 45]],
  ['dry', [42, 44.6, 2.7, 13.9]],
  ['dry', [42, 44.6, 14.5, 18.6], ['low', 'shore']],
  ['dry', [44.5, 45.5, 13.4, 15], shore],
  ['dry', [32, 39, -124.5, -117]],
  ['dry', [-37, -30, -73.5, -69.5]],
  ['dry', [-35, -31.3, 17.5, 21.7]],
  ['dry', [-36.5, -30, 113.5, 121]],
  ['dry', [-36.5, -31, 133, 140]],
  ['dry', [-23.5, -19.5, 112, 118]],
  ['dry', [16.4, 25, -106, -96], inland],
  // Africa south of the Sahara, by the sea, in the hills and on the plains.
  ['tropical', [-27, 12, 38.3, 56], shore],
  ['tropical', [-4, 3, 28.5, 31.2]],
  ['dry', [6, 15.5, 35.5, 42], inland],
  ['savanna', [-28.5, 4.5, 28, 42], inland],
  ['savanna', [-26.5, -8, 18, 33.5]],
  ['savanna', [9, 17, -17, 38], inland],
  ['temperate', [-35, -27, 21.7, 33]],
  // The tropics, and the warm coasts beside them.
  ['temperate', [-6, 12, -79.5, -71.5], high],
  ['temperate', [2, 8, -76.7, -72.5], ['low']],
  ['conifer', [26.8, 37, 71, 97], high],
  ['tropical', [-28.7, -10, 142.5, 154]],
  ['tropical', [-28.2, -23.4, -56, -40]],
  ['tropical', [23.4, 29.2, -83.8, -74]],
  ['tropical', [23.4, 28.5, 120, 131.5]],
  ['tropical', [23.4, 25.5, 104, 120]],
  ['tropical', [23.4, 29, 74, 97]],
  ['tropical', [-28, 23.4, -180, 180]],
  // Firs: mountains, and the north.
  ['conifer', [56, 70, 4, 180]],
  ['conifer', [42, 50, -2, 30], high],
  ['conifer', [46, 72, -168, -80]],
  ['conifer', [48.5, 60, -80, -52]],
  ['conifer', [43.2, 48.5, -125, -104]],
  ['conifer', [36.4, 44, -125, -104], high],
  ['conifer', [33, 46, 126, 146], high],
  ['conifer', [42, 46, 139, 146]],
  ['conifer', [50, 52.5, 5, 25], high],
];

/** Ranges that have snow on their peaks for most of the year. */
const snowyRanges: readonly Bounds[] = [
  [45.2, 47.5, 5.8, 15],
  [47.5, 47.9, 9.4, 13.6],
  [43.9, 45.2, 5.8, 7.6],
  [42.1, 43.1, -1.2, 2.8],
  [36.8, 37.4, -3.8, -2.8],
  [41.4, 42.4, 23, 24.2],
  [48.9, 49.5, 19.4, 20.6],
  [59.8, 71.5, 5, 24],
  [63, 67, -25, -12],
  [59, 84, -74, -20],
  [76, 84, 5, 34],
  [50, 70, -155, -112],
  [43, 50, -125, -109],
  [36.4, 43, -121.5, -117.5],
  [37, 43, -111.5, -104.8],
  [-56, -32, -75.5, -68.8],
  [-24, -8, -77.9, -65.5],
  [-3, 0.6, -79.2, -77.8],
  [27, 38, 70, 102],
  [38, 45.5, 66, 88],
  [41.6, 44, 40, 48],
  [39, 41, 42, 45],
  [35.2, 37.2, 136.3, 139],
  [42.5, 44.5, 141, 144.5],
  [-46.5, -42, 166.5, 172.6],
  [-3.6, -2.6, 36.8, 38],
  [30.7, 32.2, -8.6, -5.5],
  [-90, -60, -180, 180],
];

/** Whether a position lies within bounds that do not cross the date line. */
export const isWithin = ({ latitude, longitude }: Position, [south, north, west, east]: Bounds) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

/** What grows at a place in such land; leafy trees where nobody wrote anything else down. */
export function groundAt(position: Position, relief: Relief): Ground {
  const [biome = 'temperate'] =
    rows.find(([, bounds, reliefs]) => isWithin(position, bounds) && (!reliefs || reliefs.includes(relief))) ?? [];
  const canHoldSnow = biome !== 'tropical' && biome !== 'desert' && biome !== 'savanna';
  return { biome, hasSnow: canHoldSnow && snowyRanges.some((bounds) => isWithin(position, bounds)) };
}

/** The land that a landscape of a kind stands in. */
export const reliefOf = (kind: string): Relief =>
  kind === 'mountain' || kind === 'winter' ? 'high' : kind === 'beach' || kind === 'island' ? 'shore' : 'low';

/** Where a picture of the illustrator stands and what grows there; nothing of a place of which nobody knows where it is. */
export const sceneryAt = (position: Position | null | undefined, relief: Relief) =>
  position ? { at: [position.latitude, position.longitude] as const, ...groundAt(position, relief) } : {};
