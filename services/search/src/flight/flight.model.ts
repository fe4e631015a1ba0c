/** What may be asked of a flight search, judged by the day it is at the origin. */
import { addDays, DAYS_ON_SALE } from '@sojourn/travel';

/** How long before departure a flight is sold, and how often a search of today forgets what has left. */
const SOLD_UNTIL_MS = 45 * 60_000;
const STEP_MS = 15 * 60_000;

/** Nothing that has left is offered: the first departure still sold (ms since 1970); only a search of today depends on the hour. */
export const earliestOn = (departureDate: string, today: string, now: number): number | undefined =>
  departureDate === today ? Math.ceil(now / STEP_MS) * STEP_MS + SOLD_UNTIL_MS : undefined;

/** What is wrong with the dates, as a sentence; nothing when they are good. */
export function dateFaultOf(
  dates: { departureDate: string; returnDate?: string | undefined },
  today: string,
): string | undefined {
  const last = addDays(today, DAYS_ON_SALE);
  if (dates.departureDate < today)
    return `The departure date ${dates.departureDate} is in the past. Please choose today or later.`;
  if (dates.departureDate > last) {
    return `Flights can be booked up to ${DAYS_ON_SALE} days ahead. Please choose a departure date no later than ${last}.`;
  }
  if (dates.returnDate !== undefined && dates.returnDate > last) {
    return `Flights can be booked up to ${DAYS_ON_SALE} days ahead. Please choose a return date no later than ${last}.`;
  }
  return undefined;
}
