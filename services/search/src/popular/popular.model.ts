/** Which places are popular from an airport, which of them are in season, and what a price range is. */
import type { CatalogueEntry, Position } from '@sojourn/contracts';
import { comingMonths, distanceKm, lastDayOf } from '@sojourn/travel';
import type { FareDays } from '../flight/fare-grid.model';
import { groupBy } from '../group-by.model';

/** What a place is ranked by; the rest of it goes along. */
export type RankedEntry = Pick<CatalogueEntry, 'id' | 'airportCode' | 'position' | 'rating'>;

/** What a place is reached by: `passengers` are millions a year at all airports of its city together. */
export type Gateway = { position: Position; passengers: number };

/** A place with how popular it is: a whole number from 0 to 100. */
export type Ranked<Entry> = { entry: Entry; popularityScore: number };

/** Nearer than this one goes there by train or road. */
const BY_LAND_KM = 200;
/** Up to here distance keeps nobody at home. */
const NEAR_KM = 2_000;
/** So far from an airport a place is still that airport's city. */
const CITY_KM = 50;
/** Passengers of the greatest city, in millions: London's six airports. */
const MOST_PASSENGERS = 177;
/** Stars begin at 1, but no place of the catalogue has fewer than 4. */
const LOWEST_RATING = 3;
const HIGHEST_RATING = 5;
/** So many of the coming three months are among the best ones of a place in season. */
const MONTHS_IN_SEASON = 2;

const share = (value: number) => Math.min(1, Math.max(0, value));

/**
 * Ranks places from anywhere: how many people fly there (by orders of magnitude, and fewer the further it is from its airport)
 * by how well editors rate it by how near it is. Nothing is left of what is reached by land, and of the places of one airport
 * the first one is named.
 */
export function createRanking<Entry extends RankedEntry>(
  entries: readonly Entry[],
  gatewayOf: (airportCode: string) => Gateway | undefined,
): (from: Position) => Ranked<Entry>[] {
  const everywhere = entries.flatMap((entry) => {
    const gateway = gatewayOf(entry.airportCode);
    if (!gateway) return [];
    const offside = Math.max(1, distanceKm(entry.position, gateway.position) / CITY_KM);
    const busy = share(Math.log(1 + gateway.passengers / offside) / Math.log(1 + MOST_PASSENGERS));
    const liked = share((entry.rating - LOWEST_RATING) / (HIGHEST_RATING - LOWEST_RATING));
    return [{ entry, position: gateway.position, score: 100 * busy * liked }];
  });
  return (from) => {
    const flownTo = everywhere.flatMap(({ entry, position, score }) => {
      const km = distanceKm(from, position);
      return km < BY_LAND_KM ? [] : [{ entry, score: score * share(Math.sqrt(NEAR_KM / km)) }];
    });
    flownTo.sort((one, other) => other.score - one.score || one.entry.id.localeCompare(other.entry.id));
    return [...groupBy(flownTo, ({ entry }) => entry.airportCode).values()].flatMap(([first]) =>
      first ? [{ entry: first.entry, popularityScore: Math.round(first.score) }] : [],
    );
  };
}

/** Whether the season that can still be booked for is a place's best one. */
export function isInSeason({ bestMonths }: Pick<CatalogueEntry, 'bestMonths'>, today: string): boolean {
  return comingMonths(today).filter((month) => bestMonths.includes(month)).length >= MONTHS_IN_SEASON;
}

/** The days of one month on which a journey may begin; `isWhole` unless some of the month is over or not on sale yet. */
export type MonthOfDays = { days: FareDays[]; isWhole: boolean };

/** Days in their order, month by month. */
export function monthsOfDays(days: readonly FareDays[]): MonthOfDays[] {
  return [...groupBy(days, ({ departureDate }) => departureDate.slice(0, 7))].map(([month, ofMonth]) => ({
    days: ofMonth,
    isWhole: ofMonth.length === Number(lastDayOf(month).slice(8)),
  }));
}

/**
 * From the lowest fare of all to the lowest of the dearest month. Months that are not whole do not count as dear: the days that
 * are left of this one are those of who books late. Undefined where nobody flies in any month.
 */
export function priceRangeOf(
  months: readonly { lowest: number | undefined; isWhole: boolean }[],
): { from: number; to: number } | undefined {
  const flown = months.flatMap(({ lowest, isWhole }) => (lowest === undefined ? [] : [{ lowest, isWhole }]));
  if (flown.length === 0) return undefined;
  const from = Math.min(...flown.map(({ lowest }) => lowest));
  return { from, to: Math.max(from, ...flown.filter(({ isWhole }) => isWhole).map(({ lowest }) => lowest)) };
}
