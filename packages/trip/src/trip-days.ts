/** Days of a trip: how long it is said to be, and the days that its plan is made of. */
import { isCalendarDate } from '@sojourn/contracts/plan';
import { addDays, daysBetween, formatCount } from '@sojourn/travel';

type Dates = { startDate: string; endDate: string };

/** A plan of a trip whose dates cannot be read has so many days (spec, section 9). */
const DAYS_ON_ERROR = 3;

/** The absolute difference of its days (spec, section 9), and at least 1. */
export function durationInDays({ startDate, endDate }: Dates): number {
  return Math.max(1, Math.abs(daysBetween(startDate, endDate)));
}

/**
 * How many days a plan has: from the first to the last, both included, because one leaves on the last. At least 1, and 3
 * when the dates cannot be read.
 * @example planDays({ startDate: '2027-04-10', endDate: '2027-04-17' }) // 8, though the trip lasts 7 days
 */
export function planDays({ startDate, endDate }: Dates): number {
  if (!isCalendarDate(startDate) || !isCalendarDate(endDate)) return DAYS_ON_ERROR;
  return Math.abs(daysBetween(startDate, endDate)) + 1;
}

/** The days of a plan, in order. */
export function daysOf(dates: Dates): string[] {
  const first = dates.startDate < dates.endDate ? dates.startDate : dates.endDate;
  return Array.from({ length: planDays(dates) }, (_, at) => addDays(first, at));
}

/**
 * How long a trip is said to be, the same words on every page: its nights, which are the difference of its days, or one day.
 * @example formatTripLength({ startDate: '2027-04-10', endDate: '2027-04-17' }) // '7 nights'
 */
export const formatTripLength = (dates: Dates): string =>
  dates.startDate === dates.endDate ? '1 day' : formatCount(durationInDays(dates), 'night');
