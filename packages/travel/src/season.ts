/** Seasons by hemisphere: meteorological ones, three whole months each. */
import { monthAfter } from './months';

/** Northern order, spring first. */
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;

/** See {@link seasons}. */
export type Season = (typeof seasons)[number];

/** Which half of the globe somewhere lies in; the equator counts as north. */
export type Hemisphere = 'north' | 'south';

const FIRST_MONTH_IN_THE_NORTH: Readonly<Record<Season, number>> = { spring: 3, summer: 6, autumn: 9, winter: 12 };

/** The hemisphere of a latitude in degrees. */
export function hemisphereOf(latitude: number): Hemisphere {
  return latitude < 0 ? 'south' : 'north';
}

/**
 * The three months of a season.
 * @example monthsOfSeason('summer', 'south') // [12, 1, 2]
 */
export function monthsOfSeason(season: Season, hemisphere: Hemisphere): number[] {
  const first = monthAfter(FIRST_MONTH_IN_THE_NORTH[season], hemisphere === 'south' ? 6 : 0);
  return [first, monthAfter(first, 1), monthAfter(first, 2)];
}

/**
 * Whether something can be done in a month; what has no months can be done all year.
 * @example isInSeason([12, 1, 2], 9) // false
 */
export const isInSeason = (months: readonly number[] | undefined, month: number): boolean =>
  months?.includes(month) ?? true;
