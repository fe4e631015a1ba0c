/** A search for stays that fits a trip. */

/**
 * The part of `Rome, Italy` that a search for stays knows, and the search itself (spec, section 2: /hotels/search); with the
 * `id` of a trip the search says how far stays are from its places.
 */
export function staySearchOf(trip: { destination: string; startDate: string; endDate: string; id?: number }) {
  const city = trip.destination.split(',')[0]?.trim() || trip.destination.trim();
  const query = new URLSearchParams({ city, checkIn: trip.startDate, checkOut: trip.endDate });
  if (trip.id !== undefined) query.set('trip', String(trip.id));
  return { city, path: `/hotels/search?${query}` };
}
