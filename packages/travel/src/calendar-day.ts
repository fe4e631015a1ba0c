/**
 * Arithmetic on calendar days, `YYYY-MM-DD`, without a time and without a time zone. It is done in UTC, whose days all
 * have 24 hours, so no zone, daylight saving or left-out day of the machine's clock can shift a day. A flight search
 * compares thousands of days: over date-fns and its UTC dates one comparison took twenty times as long.
 */

const twoDigits = (part: number) => String(part).padStart(2, '0');
const PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** A year of fares asks for the same few hundred days thousands of times. */
const MOST_KNOWN = 2_000;
const known = new Map<string, number>();

function instantOf(day: string): number {
  const before = known.get(day);
  if (before !== undefined) return before;
  const instant = PATTERN.test(day) ? Date.parse(day) : Number.NaN;
  // An engine reads 30 February as 2 March.
  if (new Date(instant).getUTCDate() !== Number(day.slice(-2))) {
    throw new RangeError(`${JSON.stringify(day)} is not a day as YYYY-MM-DD.`);
  }
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(day, instant);
  return instant;
}

/**
 * The day it is in UTC at an instant.
 * @param instant ms since 1970 in UTC, or a Date
 * @throws RangeError for an instant that is no time
 * @example utcDayOf(Date.UTC(2027, 3, 10, 23, 59)) // '2027-04-10'
 */
export function utcDayOf(instant: number | Date): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/**
 * The day some days later.
 * @param days whole days; negative for an earlier day
 * @throws RangeError for a text that is not a day
 * @example addDays('2028-02-28', 2) // '2028-03-01'
 */
export function addDays(day: string, days: number): string {
  return utcDayOf(instantOf(day) + days * DAY_MS);
}

/**
 * Whole days from one day to another; negative when `to` is the earlier one.
 * @throws RangeError for a text that is not a day
 * @example daysBetween('2027-04-10', '2027-04-17') // 7
 */
export function daysBetween(from: string, to: string): number {
  return (instantOf(to) - instantOf(from)) / DAY_MS;
}

/**
 * Day of the week, 0 for Sunday to 6 for Saturday.
 * @throws RangeError for a text that is not a day
 */
export function weekdayOf(day: string): number {
  return new Date(instantOf(day)).getUTCDay();
}

/**
 * Month of the year, 1 for January to 12 for December.
 * @throws RangeError for a text that is not a day
 */
export function monthOf(day: string): number {
  return new Date(instantOf(day)).getUTCMonth() + 1;
}

/**
 * The last day of a month, `YYYY-MM`, by the Gregorian calendar.
 * @throws RangeError for a text that is not a month
 * @example lastDayOf('2028-02') // '2028-02-29'
 */
export function lastDayOf(month: string): string {
  const last = new Date(instantOf(`${month}-01`));
  // The day before the first one of the month after; `setUTCMonth` reads years before 100 as they are, `Date.UTC` does not.
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return utcDayOf(last);
}

/** A day by its numbers; `month` 1 to 12. */
export const dayOf = (year: number, month: number, day: number): string =>
  `${year}-${twoDigits(month)}-${twoDigits(day)}`;

const WEEK = 7;

/**
 * The first such weekday (0 is Sunday) on a day or after it.
 * @throws RangeError for a text that is not a day
 */
export const weekdayFrom = (day: string, weekday: number): string =>
  addDays(day, (weekday - weekdayOf(day) + WEEK) % WEEK);
