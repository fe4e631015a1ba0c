/** Which names may stand on the ground at a zoom, the best known first. */
import type { GroundName } from './ground.model';

/** From each zoom, what a city is worth at least, in thousands of people; nearer, all have their names. */
const CITIES: readonly (readonly [zoom: number, least: number])[] = [
  [10.5, 0],
  [10, 1],
  [9, 3],
  [8, 8],
  [7, 25],
  [6, 100],
  [5, 350],
  [4, 900],
  [3, 2_600],
  [0, 6_000],
];
const QUARTERS_FROM = 11.5;
/** Countries: nearer than this they are wider than the view. */
const COUNTRIES_TO = 6.5;
/** Kilometers of a pixel at the equator, at zoom 0. */
const KM_A_PIXEL = 156.5;
/** An island, lake or sea is named while it is so many pixels wide: a name has no room on less, and nobody sees more as one. */
const WIDTHS = { island: [16, 1_100], lake: [22, 2_400], sea: [110, 2_400] } as const;
/** What a kilometer of water or of an island is worth beside a thousand people. */
const KM_WORTH = 18;

function pixelsOf({ weight, at: [latitude] }: GroundName, zoom: number): number {
  return (weight * 2 ** zoom) / (KM_A_PIXEL * Math.max(0.1, Math.cos((latitude * Math.PI) / 180)));
}

function fits(name: GroundName, zoom: number): boolean {
  const { kind, weight } = name;
  if (kind === 'city') return weight >= (CITIES.find(([from]) => zoom >= from)?.[1] ?? 0);
  if (kind === 'quarter') return zoom >= QUARTERS_FROM;
  if (kind === 'country') return zoom < COUNTRIES_TO && weight > (zoom < 3 ? 500 : zoom < 4 ? 250 : 60);
  const [least, most] = WIDTHS[kind];
  const pixels = pixelsOf(name, zoom);
  return pixels >= least && pixels <= most;
}

function rankOf({ kind, weight }: GroundName): number {
  if (kind === 'country') return 100_000 + weight;
  if (kind === 'quarter') return weight / 10;
  return kind === 'city' ? weight : weight * KM_WORTH;
}

/** The names that may stand at a zoom, the heaviest first: a quarter says nothing of a country. */
export const namesAt = (names: readonly GroundName[], zoom: number): GroundName[] =>
  names.filter((name) => fits(name, zoom)).sort((one, other) => rankOf(other) - rankOf(one));
