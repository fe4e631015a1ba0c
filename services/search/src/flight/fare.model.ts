/** What an itinerary costs beside the others of its day. */
import { bucketFactor, seededRandom } from '@sojourn/travel';
import { localDateAt, localMinutesAt } from './clock.model';
import type { Itinerary } from './itinerary.model';
import { structuralFare } from './market.model';

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
