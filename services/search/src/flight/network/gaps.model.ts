/** Links for the airports that no table knows: gravity, but only inside a country and only to where its flights go from. */
import { distanceKm } from '@sojourn/travel';
import type { Airport } from '../../airport/airport.model';
import { carrierByCode } from '../carrier.model';
import { groupBy } from '../../group-by.model';
import type { Link } from './links.model';

const FAR_KM = 2_500;
/** Ten times the passengers are worth so many kilometres more. */
const PULL_KM = 250;

/** The links, and one for each airport without any: to the busiest airport near in its country, by a carrier at home there. */
export function withFilledGaps(airports: readonly Airport[], links: readonly Link[]): Link[] {
  const serving = new Map<string, Map<string, number>>();
  for (const { carrier, ends } of links) {
    for (const end of ends) {
      const known = serving.get(end) ?? new Map<string, number>();
      serving.set(end, known.set(carrier, (known.get(carrier) ?? 0) + 1));
    }
  }
  const byCountry = groupBy(
    airports.filter(({ iataCode }) => serving.has(iataCode)),
    ({ countryCode }) => countryCode,
  );
  const added = airports.flatMap((airport): Link[] => {
    if (serving.has(airport.iataCode)) return [];
    const [hub] = (byCountry.get(airport.countryCode) ?? [])
      .map((other) => ({ other, km: distanceKm(airport.position, other.position) }))
      .filter(({ km }) => km < FAR_KM && km > 40)
      .map(({ other, km }) => ({ other, cost: km - PULL_KM * Math.log10(other.weight) }))
      .sort((a, b) => a.cost - b.cost);
    const isHome = (code: string) => (carrierByCode.get(code)?.country === airport.countryCode ? 1 : 0);
    const [carrier] = [...(serving.get(hub?.other.iataCode ?? '') ?? [])].sort(
      ([a, flights], [b, others]) => isHome(b) - isHome(a) || others - flights,
    );
    if (!hub || !carrier) return [];
    const [one = '', other = ''] = [airport.iataCode, hub.other.iataCode].sort();
    return [{ carrier: carrier[0], ends: [one, other], aircraft: null }];
  });
  return [...links, ...added];
}
