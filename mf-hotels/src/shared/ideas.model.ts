/** Where and when somebody who has not searched yet may look for a stay. */
import { addDays, weekdayOf } from '@sojourn/travel';

/** Cities of the catalogue of different kinds and continents, in the order in which they are offered. */
export const ideaCities = ['Lisbon', 'Rome', 'Kyoto', 'Mexico City', 'Cape Town', 'Reykjavik'] as const;

const FRIDAY = 5;
const DAYS_OF_WEEK = 7;
/** Far enough that there is still a choice. */
const AHEAD_DAYS = 21;
const NIGHTS = 2;

/**
 * A weekend from Friday to Sunday, three weeks ahead at least.
 *
 * @param today `YYYY-MM-DD`
 */
export function ideaWeekend(today: string): { checkIn: string; checkOut: string } {
  const from = addDays(today, AHEAD_DAYS);
  const checkIn = addDays(from, (FRIDAY - weekdayOf(from) + DAYS_OF_WEEK) % DAYS_OF_WEEK);
  return { checkIn, checkOut: addDays(checkIn, NIGHTS) };
}
