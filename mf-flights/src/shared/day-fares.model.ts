/** Days whose lowest fares are asked for. Pure. */
import type { DayFare } from '@sojourn/contracts/fare';
import { daysBetween, formatDollars, lastDayOf } from '@sojourn/travel';

/** Days as the service is asked for them. */
export type FareDays = {
  departureFrom: string;
  departureUntil: string;
  returnFrom?: string;
  returnUntil?: string;
  nights?: number;
};

/** `2027-04` of a day. */
export const monthOfDay = (day: string): string => day.slice(0, 7);

/** The month so many months away. */
export function monthBeside(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at = year * 12 + number - 1 + months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}

/** The first day of a month. */
export const firstOf = (month: string) => `${month}-01`;
/** Money in a small cell: `$412`, `$1,240`, `$12.4k`. */
export const shortMoney = (usd: number): string =>
  usd < 10_000
    ? formatDollars(usd)
    : `$${usd < 99_950 ? (usd / 1_000).toFixed(1).replace(/\.0$/, '') : Math.round(usd / 1_000)}k`;

/** What a form knows of a journey; a date that nobody chose yet is ''. */
export type JourneyDates = { departureDate: string; returnDate: string; isRound: boolean };

const USUAL_NIGHTS = 7;

/** Two months of departures: one way, or for as many nights as are chosen, a week until then. */
export function departuresFrom(month: string, { departureDate, returnDate, isRound }: JourneyDates): FareDays {
  const nights = departureDate && returnDate ? daysBetween(departureDate, returnDate) : USUAL_NIGHTS;
  const days = { departureFrom: firstOf(month), departureUntil: lastDayOf(monthBeside(month, 1)) };
  return { ...days, ...(isRound && { nights }) };
}

/** Two months of returns from a departure; undefined without one, or where they all lie before it. */
export function returnsFrom(month: string, { departureDate }: JourneyDates): FareDays | undefined {
  const [first, last] = [firstOf(month), lastDayOf(monthBeside(month, 1))];
  if (!departureDate || last < departureDate) return undefined;
  const returnFrom = first < departureDate ? departureDate : first;
  return { departureFrom: departureDate, departureUntil: departureDate, returnFrom, returnUntil: last };
}

/** Notes for a calendar by the day that is chosen in it, and the days of the lowest. */
export function notesOf(fares: readonly DayFare[], field: 'departureDate' | 'returnDate') {
  const least = Math.min(...fares.map(({ partyTotal }) => partyTotal));
  const dayOf = (fare: DayFare) => fare[field] ?? '';
  return {
    notes: new Map(fares.map((fare) => [dayOf(fare), shortMoney(fare.partyTotal)])),
    best: new Set(fares.filter(({ partyTotal }) => partyTotal === least).map(dayOf)),
  };
}
