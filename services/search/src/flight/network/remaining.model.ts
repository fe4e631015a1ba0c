/** The least that is left from everywhere to one airport, whoever flies: what a search over a network steers by. */
import { LRUCache } from 'lru-cache';
import type { Airport } from '../../airport/airport.model';

/** Airports by number, and the kilometres of what is flown nonstop from each. */
type Graph = {
  airports: readonly Airport[];
  numberOf: (airport: Airport) => number;
  nonstopsFrom: (airport: Airport) => Iterable<{ to: Airport; km: number }>;
};
type Leg = { from: number; cost: number };

const BUCKET_KM = 100;
/** Journeys there and back over some pairs ask for the same ends again and again. */
const MOST_KNOWN = 300;

/**
 * Tables by the number of an airport: kilometres to fly from there to `to`, with `changeKm` for each flight; `Infinity` where
 * no way leads there. A table takes some milliseconds and is cached.
 */
export function createRemaining({ airports, numberOf, nonstopsFrom }: Graph, changeKm: number) {
  let into: Leg[][] | undefined;
  function legsInto(): Leg[][] {
    if (into) return into;
    const legs: Leg[][] = airports.map(() => []);
    for (const airport of airports) {
      for (const { to, km } of nonstopsFrom(airport)) {
        (legs[numberOf(to)] ??= []).push({ from: numberOf(airport), cost: km + changeKm });
      }
    }
    return (into = legs);
  }
  function tableTo(to: Airport): Float64Array {
    const legs = legsInto();
    const left = new Float64Array(legs.length).fill(Infinity);
    const buckets: number[][] = [[numberOf(to)]];
    left[numberOf(to)] = 0;
    for (let at = 0; at < buckets.length; at += 1) {
      const bucket = buckets[at] ?? [];
      for (let place = bucket.pop(); place !== undefined; place = bucket.pop()) {
        const cost = left[place] ?? Infinity;
        // It was reached cheaper since, and stands in an earlier bucket.
        if (Math.floor(cost / BUCKET_KM) < at) continue;
        for (const leg of legs[place] ?? []) {
          const total = cost + leg.cost;
          if (total >= (left[leg.from] ?? Infinity)) continue;
          left[leg.from] = total;
          (buckets[Math.floor(total / BUCKET_KM)] ??= []).push(leg.from);
        }
      }
    }
    return left;
  }
  const known = new LRUCache<Airport, Float64Array>({ max: MOST_KNOWN, memoMethod: tableTo });
  return (to: Airport): Float64Array => known.memo(to);
}
