/** A search for stays that fits a trip. */

/** The part of `Rome, Italy` that a search for stays knows, and the search itself (spec, section 2: /hotels/search). */
export function staySearchOf(trip: { destination: string; startDate: string; endDate: string }) {
  const city = trip.destination.split(',')[0]?.trim() || trip.destination.trim();
  const query = new URLSearchParams({ city, checkIn: trip.startDate, checkOut: trip.endDate });
  return { city, path: `/hotels/search?${query}` };
}
