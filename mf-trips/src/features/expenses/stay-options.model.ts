/** The stay a trip needs: its place, its days, its travellers. */
import { guestLimits } from '@sojourn/contracts';
import type { TripPlan } from '@sojourn/contracts/plan';

/** What a hotel search is asked for. */
export type StayWanted = { city: string; checkIn: string; checkOut: string; guests: number };

/** Two guests unless the trip knows who goes (spec, section 2); null for a trip without a night ahead. */
export function stayOf({ head, travellers }: Pick<TripPlan, 'head' | 'travellers'>, today: string): StayWanted | null {
  const { startDate, endDate } = head.dates;
  const checkIn = startDate < today ? today : startDate;
  if (checkIn >= endDate) return null;
  const going = Object.keys(travellers).length;
  const guests = going === 0 ? guestLimits.usual : Math.min(going, guestLimits.max);
  const city = (head.destination.name.split(',')[0] ?? '').trim();
  return { city, checkIn, checkOut: endDate, guests };
}

/** The hotel search with all of it filled in; it says how far stays are from the places of the trip. */
export function hotelSearchPath({ city, checkIn, checkOut, guests }: StayWanted, trip: number): string {
  const query = { city, checkIn, checkOut, adults: String(guests), trip: String(trip) };
  return `/hotels/search?${new URLSearchParams(query)}`;
}
