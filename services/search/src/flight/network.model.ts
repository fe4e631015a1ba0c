/** Which carrier flies nonstop between two airports, and how often: gravity between the airports, bent by distance. */
import { distanceKm, isLongHaul, seededRandom } from '@sojourn/travel';
import type { Airport } from '../airport/airport.model';
import { type Carrier, carriersBasedAt, isSkyOpen } from './carrier.model';

/** A nonstop route. `weekly` is its flights a week in one direction. */
export type Route = { carrier: Carrier; from: Airport; to: Airport; km: number; weekly: number };

const SMALLEST_WITH_FLIGHTS = 6;
const SMALLEST_LONG_HAUL = 2_000;
const MAX_WEEKLY = 63;
const SMALL = 4_000;
const SHORT_KM = 1_800;
// Slots there are too expensive for low-cost carriers, unless it is their home.
const SLOT_CONTROLLED = new Set(['LHR', 'CDG', 'FRA', 'ZRH', 'HND', 'HKG', 'LGA', 'DCA', 'DOH']);

/** Share of demand that a distance leaves: trains win the short ones, time and money thin out the long ones. */
function distanceDemand(km: number): number {
  if (km < 300) return 0.45;
  if (km < 2_000) return 1;
  return Math.max(0.16, (2_000 / km) ** 0.85);
}

/** The route a carrier has between two airports, or nothing. One end is always its own base. */
export function routeOf(carrier: Carrier, from: Airport, to: Airport): Route | undefined {
  const km = distanceKm(from.position, to.position);
  if (km < carrier.nearestKm || km > carrier.rangeKm) return undefined;
  if (Math.min(from.weight, to.weight) < SMALLEST_WITH_FLIGHTS) return undefined;
  const bothBased = carrier.hubs.includes(from.iataCode) && carrier.hubs.includes(to.iataCode);
  if (isLongHaul(km) && !bothBased && Math.min(from.weight, to.weight) < SMALLEST_LONG_HAUL) return undefined;
  if (!isSkyOpen(from.countryCode, to.countryCode) || !isSkyOpen(carrier.country, from.countryCode)) return undefined;
  if (!isSkyOpen(carrier.country, to.countryCode)) return undefined;

  const ends = [from, to].filter(({ iataCode }) => SLOT_CONTROLLED.has(iataCode) && !carrier.hubs.includes(iataCode));
  if (carrier.kind === 'low-cost' && ends.length > 0) return undefined;

  const domestic = from.countryCode === to.countryCode;
  const gravity = Math.sqrt(from.weight * to.weight) / 1_000;
  const share = carrier.kind === 'low-cost' ? 0.07 : carrier.kind === 'regional' ? 0.09 : 0.1;
  // Small markets depend on their few flights, so they have more of them than gravity says.
  const smallMarket = Math.min(from.weight, to.weight) < SMALL && km < SHORT_KM ? 2 : 1;
  // Named by both ends in one order, so that a route exists both ways or not at all.
  const variation = 0.45 + 1.2 * seededRandom('route', carrier.code, ...[from.iataCode, to.iataCode].sort());
  const boost = (domestic ? 2.2 : 1) * (bothBased ? 1.6 : 1) * smallMarket;
  const daily = gravity * distanceDemand(km) * share * variation * boost;
  const weekly = Math.round(Math.min(MAX_WEEKLY, daily * 7));
  return weekly >= 2 ? { carrier, from, to, km, weekly } : undefined;
}

/** Every nonstop route between two airports. */
export function routesBetween(from: Airport, to: Airport): Route[] {
  const based = new Set([...carriersBasedAt(from.iataCode), ...carriersBasedAt(to.iataCode)]);
  return [...based].flatMap((carrier) => routeOf(carrier, from, to) ?? []);
}
