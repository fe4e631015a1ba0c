/** The pages that people begin with. */
import { dayFromNow } from '../story';

/** Paths by name: a search five weeks from now, so that there is something to find. */
export function firstPages(): Record<string, string> {
  const [there, back] = [dayFromNow(40), dayFromNow(47)];
  const flights = { origin: 'LHR', destination: 'FCO', departureDate: there, returnDate: back, adults: '2' };
  const hotels = { city: 'Rome', checkIn: there, checkOut: back, adults: '2' };
  return {
    home: '/',
    flights: `/flights/search?${new URLSearchParams(flights)}`,
    hotels: `/hotels/search?${new URLSearchParams(hotels)}`,
    auth: '/auth',
    planner: '/plan-trip',
    destinations: '/search',
    destination: '/destinations/kyoto',
    explore: '/explore?origin=LON',
    trips: '/trips',
    // The first sample trip of a browser that has none of its own.
    trip: '/trips/1000000000001',
  };
}
