/** The search for stays that a trip needs: its place, its nights ahead, its travellers. */
import { guestLimits, type TripPlan } from '@sojourn/contracts/plan';
import { partyOf } from '@sojourn/trip';

/** What a search for stays is asked for; days are `YYYY-MM-DD`. */
export type StaySearch = { city: string; checkIn: string; checkOut: string; guests: number };

/**
 * The search for the nights that are still ahead, of the whole trip or of one stay of it, for two guests unless the trip knows
 * who goes (spec, section 2); null without such a night. A check-in before today would be refused.
 * @param today the reader's day
 */
export function staySearchOf(
  plan: Pick<TripPlan, 'head' | 'travellers'>,
  today: string,
  nights: { from: string; until: string } = { from: plan.head.dates.startDate, until: plan.head.dates.endDate },
): StaySearch | null {
  const checkIn = nights.from < today ? today : nights.from;
  if (checkIn >= nights.until) return null;
  const guests = Math.min(partyOf(plan) ?? guestLimits.usual, guestLimits.max);
  const { name } = plan.head.destination;
  const city = name.split(',')[0]?.trim() || name.trim();
  return { city, checkIn, checkOut: nights.until, guests };
}

/** The address of that search; with the number of its trip it says how far stays are from the trip's places. */
export function staySearchPath({ city, checkIn, checkOut, guests }: StaySearch, trip: number): string {
  const query = { city, checkIn, checkOut, adults: String(guests), trip: String(trip) };
  return `/hotels/search?${new URLSearchParams(query)}`;
}
