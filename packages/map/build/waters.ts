/** Names of lakes, islands and seas. */
import { insideOf } from '@sojourn/travel';
import islandRows from './names/islands.json' with { type: 'json' };
import lakeRows from './names/lakes.json' with { type: 'json' };
import seaRows from './names/seas.json' with { type: 'json' };
import { middleOf, type GroundName } from './places';
import { areaOf, extentOf, kmBetween, type Box, type Line, type Point } from './rings';

type Row = [name: string, latitude: number, longitude: number, km?: number];

/** A point of the table may lie so far beside a shore. */
const BESIDE_KM = 6;

type Shore = { ring: Line; area: number; extent: Box };

/** The smallest ring around a point, or else the nearest one. */
function ringAt(at: Point, rings: readonly Shore[]): Shore | undefined {
  const near = rings.filter(
    ({ extent: [west, south, east, north] }) =>
      at[0] > west - 0.1 && at[0] < east + 0.1 && at[1] > south - 0.1 && at[1] < north + 0.1,
  );
  const around = near.toSorted((one, other) => one.area - other.area).find(({ ring }) => insideOf([ring])(at));
  if (around) return around;
  return near
    .map((each) => ({ each, km: each.ring.reduce((least, point) => Math.min(least, kmBetween(point, at)), Infinity) }))
    .filter(({ km }) => km < BESIDE_KM)
    .sort((one, other) => one.km - other.km)[0]?.each;
}

function namesOf(rows: readonly Row[], lines: readonly Line[], kind: 'island' | 'lake'): GroundName[] {
  const rings = lines.map((ring) => ({ ring, area: areaOf(ring), extent: extentOf(ring) }));
  return rows.flatMap(([name, latitude, longitude]) => {
    const found = ringAt([longitude, latitude], rings);
    if (!found) {
      process.stderr.write(`no shore of ${name}\n`);
      return [];
    }
    const at = kind === 'lake' ? middleOf(found.ring) : ([longitude, latitude] as const);
    return [{ name, at, weight: Math.max(1, Math.round(Math.sqrt(found.area))), kind }];
  });
}

export const waterNames = (coasts: readonly Line[], lakes: readonly Line[], isles: readonly Line[]): GroundName[] => [
  ...namesOf(islandRows.islands as Row[], [...coasts, ...isles], 'island'),
  ...namesOf(lakeRows.lakes as Row[], lakes, 'lake'),
  ...(seaRows.seas as Row[]).map(([name, latitude, longitude, weight = 0]): GroundName => ({ name, at: [longitude, latitude], weight, kind: 'sea' })), // prettier-ignore
];
