/** What an itinerary costs beside the others of its day, and which cabins it has. */
import type { TravelClass } from '@sojourn/contracts';
import { bucketFactor, isLongHaul, seededRandom } from '@sojourn/travel';
import { localDateAt, localMinutesAt } from './clock.model';
import type { Itinerary } from './itinerary.model';
import { structuralFare } from './market.model';

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

const AT_THE_EDGE_OF_THE_DAY = 0.93;
const EARLY = 7 * 60;
const LATE = 20 * 60 + 30;
const MOST_BUCKETS = 2;

/** Dollars of an itinerary by which it is compared with others of its market and day; the lowest is sold for the market's fare. */
export function relativeFare({ flights }: Itinerary, market: { level: number; rivals: number }): number {
  const first = flights[0];
  const day = localDateAt(first.from.timeZone, first.departs);
  const minutes = localMinutesAt(first.from.timeZone, first.departs);
  // The dearest bucket of the flights decides; further ones are seldom full as well.
  const chances = flights.slice(0, MOST_BUCKETS).map(({ number }) => seededRandom('fare', number, day));
  const bucket = bucketFactor(chances.reduce((sum, chance) => sum + chance, 0) / chances.length);
  const edge = flights.length === 1 && (minutes < EARLY || minutes > LATE) ? AT_THE_EDGE_OF_THE_DAY : 1;
  return structuralFare(flights, market).fare * bucket * edge;
}
