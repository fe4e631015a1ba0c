/** Which places no road joins: islands without a bridge, and groups of islands of a resort each. */
import { distanceKm, KM_A_DEGREE, type Position } from './great-circle';
import table from './islands.json' with { type: 'json' };

type Circle = { name: string; middle: Position; km: number };

const circlesOf = (rows: readonly (readonly (string | number)[])[]): readonly Circle[] =>
  rows.map(([name, latitude, longitude, km]) => ({
    name: String(name),
    middle: { latitude: Number(latitude), longitude: Number(longitude) },
    km: Number(km),
  }));

const islands = circlesOf(table.islands);
const scattered = circlesOf(table.scattered);
/** A resort's island is no larger. */
const ONE_RESORT_KM = 3;

/** How far out in a circle a place lies, 1 at its edge; where its latitude alone is outside, Infinity, which costs less. */
const outIn = ({ middle, km }: Circle, at: Position): number =>
  Math.abs(middle.latitude - at.latitude) * KM_A_DEGREE > km ? Infinity : distanceKm(middle, at) / km;

/**
 * The island without a road to others that a place is on; null on a mainland, and where none is known. Where circles overlap, the
 * one whose middle is nearer for its size.
 * @example islandOf({ latitude: -21.2, longitude: -159.8 }) // 'Rarotonga'
 */
export function islandOf(at: Position): string | null {
  const around = islands.filter((each) => outIn(each, at) <= 1);
  return around.sort((one, other) => outIn(one, at) - outIn(other, at))[0]?.name ?? null;
}

/** Whether no road leads from one place to the other, as far as islands are known. */
export function isApartBySea(from: Position, to: Position): boolean {
  const island = islandOf(from);
  if (island !== islandOf(to)) return true;
  if (island !== null || distanceKm(from, to) <= ONE_RESORT_KM) return false;
  return scattered.some((each) => outIn(each, from) <= 1 && outIn(each, to) <= 1);
}
