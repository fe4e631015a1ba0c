/** What may be asked of a flight search, judged by the day it is at the origin. */
import { addDays } from '@sojourn/travel';

/** Airlines open their timetables about 361 days ahead. */
export const DAYS_ON_SALE = 361;

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
