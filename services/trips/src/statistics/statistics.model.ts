/** What the trips of an account add up to. */
import type { TravelStatistics } from '@sojourn/contracts/account';
import { foldWords } from '@sojourn/travel';

/** As much of a trip as is counted. `activities` are those in its plan. */
export type CountedTrip = { destination: string; activities: number };

const names = new Intl.DisplayNames('en', { type: 'region' });
const LETTERS = Array.from({ length: 26 }, (_, n) => String.fromCharCode(65 + n));

/** Every country's English name, as it is compared. */
const COUNTRIES = new Set(
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
    const name = names.of(code);
    return name === undefined || name === code || name === 'Unknown Region' ? [] : [foldWords(name)];
  }),
);
const ALSO: Readonly<Record<string, string>> = {
  usa: 'united states',
  'united states of america': 'united states',
  uk: 'united kingdom',
  'czech republic': 'czechia',
  turkey: 'turkiye',
  turkiye: 'turkey',
};

/** The country that a destination ends with or is (`Rome, Italy`, `Japan`); null when it names none. */
export function countryOf(destination: string): string | null {
  const last = foldWords(destination.split(',').at(-1) ?? '');
  return [last, ALSO[last] ?? ''].find((name) => COUNTRIES.has(name)) ?? null;
}

/** Counts trips, the countries they name, and their activities. */
export const countTrips = (trips: readonly CountedTrip[]): TravelStatistics => ({
  trips: trips.length,
  countries: new Set(trips.flatMap(({ destination }) => countryOf(destination) ?? [])).size,
  activities: trips.reduce((sum, { activities }) => sum + activities, 0),
});
