/** The search for stays that a trip needs: its place, its nights ahead, its travellers. */
import { guestLimits, type TripPlan } from '@sojourn/contracts/plan';

/** What a search for stays is asked for; days are `YYYY-MM-DD`. */
export type StaySearch = { city: string; checkIn: string; checkOut: string; guests: number };

/**
 * The search for the nights that are still ahead, for two guests unless the trip knows who goes (spec, section 2); null
 * without such a night. A check-in before today would be refused.
 * @param today the reader's day
 */
export function staySearchOf(
  { head, travellers }: Pick<TripPlan, 'head' | 'travellers'>,
  today: string,
): StaySearch | null {
  const { startDate, endDate } = head.dates;
  const checkIn = startDate < today ? today : startDate;
  if (checkIn >= endDate) return null;
  const going = Object.keys(travellers).length;
  const guests = going === 0 ? guestLimits.usual : Math.min(going, guestLimits.max);
  const { name } = head.destination;
  const city = name.split(',')[0]?.trim() || name.trim();
  return { city, checkIn, checkOut: endDate, guests };
}

/** The address of that search; with the number of its trip it says how far stays are from the trip's places. */
export function staySearchPath({ city, checkIn, checkOut, guests }: StaySearch, trip: number): string {
  const query = { city, checkIn, checkOut, adults: String(guests), trip: String(trip) };
  return `/hotels/search?${new URLSearchParams(query)}`;
}
