/** What an itinerary costs, and which cabins it has. */
import type { TravelClass } from '@sojourn/contracts';
import { isLongHaul, oneWayFare, seasonFactor, seededRandom } from '@sojourn/travel';
import { localDateAt, localMinutesAt } from './clock.model';
import type { Itinerary } from './itinerary.model';

/** Everything a fare depends on. `today` is the day of asking at the origin. */
export type FareInput = { itinerary: Itinerary; travelClass: TravelClass; today: string };

/** Whether every flight of an itinerary has the cabin; first class is flown on long flights only, bar home markets with it. */
export function hasCabin({ flights }: Itinerary, travelClass: TravelClass): boolean {
  if (!flights.every(({ carrier }) => carrier.cabins.includes(travelClass) || travelClass === 'ECONOMY')) {
    // A short flight to the long one need not have the better cabin: the ticket is sold by the long one.
    const longest = flights.reduce((one, other) => (other.km > one.km ? other : one));
    return flights.length > 1 && isLongHaul(longest.km) && longest.carrier.cabins.includes(travelClass);
  }
  const longest = Math.max(...flights.map(({ km }) => km));
  return travelClass !== 'FIRST' || isLongHaul(longest) || flights.every(({ carrier }) => carrier.country === 'US');
}

/** One way for one adult, whole dollars. */
export function fareOf({ itinerary, travelClass, today }: FareInput): number {
  const { flights } = itinerary;
  const first = flights[0];
  const last = flights.at(-1) ?? first;
  const departureDate = localDateAt(first.from.timeZone, first.departs);
  return oneWayFare({
    km: flights.reduce((sum, flight) => sum + flight.km, 0),
    stops: flights.length - 1,
    isLowCost: flights.every(({ carrier }) => carrier.kind === 'low-cost'),
    cabin: travelClass,
    departureDate,
    departureMinutes: localMinutesAt(first.from.timeZone, first.departs),
    season: seasonFactor(last.to.position.latitude, departureDate),
    today,
    chance: seededRandom('fare', ...flights.map(({ number }) => number), departureDate),
  });
}
