/** Quarters, villages and resorts in which a place's visitors stay, and the words by which people name them. */
import { foldWords, type Position } from '@sojourn/travel';

/** Sides of the compass on which the water begins; its bearing in degrees. */
const BEARINGS = { N: 0, NE: 45, E: 90, SE: 135, S: 180, SW: 225, W: 270, NW: 315 } as const;

/**
 * `weight` is its share of the place's houses beside the others', `reachKm` how far they stand from its middle, `water` the
 * bearing in degrees where no house can stand; undefined inland. `level` is what a night costs beside the place's middle quarter, 1
 * where nobody wrote it down. `isLuxury` says that only the grandest houses stand there.
 */
export type Quarter = Position & {
  name: string;
  weight: number;
  reachKm: number;
  water?: number;
  level?: number;
  isLuxury?: true;
};

/** A row of `quarters/*.json`. */
export type QuarterRow = readonly [
  name: string,
  latitude: number,
  longitude: number,
  weight?: number,
  water?: string,
  reachKm?: number,
];

/** How far houses scatter around a quarter where nothing else is written. */
export const USUAL_REACH_KM = 0.35;

export function quarterOf([name, latitude, longitude, weight = 1, water = '', reachKm]: QuarterRow): Quarter {
  const bearing = BEARINGS[water as keyof typeof BEARINGS];
  return {
    ...{ name, latitude, longitude, weight, reachKm: reachKm ?? USUAL_REACH_KM },
    ...(bearing !== undefined && { water: bearing }),
  };
}

/** What is said of a part of a town and is no part of its name: `Chania old town` is found by `Chania`. */
const PARTS =
  / (old town|old quarter|centre|center|city centre|town|village|historic district|riverfront|harbor|marina|heritage zone|beach)$/;
const ARTICLE = /^(the|le|la|les|el|al|koh) /;

/** Every folded name of a quarter: whole, each side of its comma, and without words such as `old town`. */
export function namesOfQuarter({ name }: Pick<Quarter, 'name'>): string[] {
  const names = [name, ...name.split(',')].map(foldWords);
  return [
    ...new Set([
      ...names,
      ...names.map((each) => each.replace(PARTS, '')),
      ...names.map((each) => each.replace(ARTICLE, '')),
    ]),
  ].filter((each) => each !== '');
}
