/** What network carriers fly to small towns of their country: a way to the nearest of their hubs. */
import { distanceKm, oncePer } from '@sojourn/travel';
import type { Airport } from '../../airport/airport.model';
import { type Carrier, carriers } from '../carrier.model';
import type { Link } from './links.model';

/** Thousand passengers a year: below, one carrier is enough for a town; above, it has more than feeders. */
const TOWN = { least: 250, most: 4_000 };
const NEAREST_KM = 160;
/** Beside an airport so much greater, a town's has low-cost carriers alone: Girona, Sanford, Ciampino. */
const SHADOW = { km: 80, times: 4 };
const FARTHEST_KM = 1_600;
const PULL_KM = 250;
/** Countries whose network carriers serve most towns from their own hub; elsewhere trains do, or low-cost carriers alone. */
const OF_NETWORKS = new Set('US CA JP IN AU BR ES GR PT TR MX CO AR NZ ID MY TH VN ZA NO SE FI'.split(' '));

const hasNetwork = ({ kind, country, alliance }: Carrier) =>
  kind === 'network' && alliance !== '' && OF_NETWORKS.has(country);

/** The links, and those of a country's great carriers to its towns where they have none to any hub of theirs. */
export function withFeeders(airports: readonly Airport[], links: readonly Link[]): Link[] {
  const known = new Set(links.flatMap(({ carrier, ends: [one, other] }) => [carrier + one, carrier + other]));
  const airportOf = new Map(airports.map((airport) => [airport.iataCode, airport]));
  const served = new Set(links.flatMap(({ ends }) => ends));
  const isInShadow = oncePer((town: Airport) =>
    airports.some(
      (other) =>
        other.countryCode === town.countryCode &&
        other.weight >= SHADOW.times * town.weight &&
        distanceKm(other.position, town.position) < SHADOW.km,
    ),
  );
  const added = carriers.filter(hasNetwork).flatMap(({ code, country, hubs }) => {
    const ownHubs = hubs.flatMap((hub) => airportOf.get(hub) ?? []).filter((hub) => hub.countryCode === country);
    return airports.flatMap((town): Link[] => {
      const isTown =
        town.countryCode === country &&
        town.weight >= TOWN.least &&
        town.weight <= TOWN.most &&
        served.has(town.iataCode);
      if (!isTown || known.has(code + town.iataCode) || isInShadow(town)) return [];
      const [nearest] = ownHubs
        .map((hub) => ({ hub, km: distanceKm(hub.position, town.position) }))
        .filter(({ km }) => km > NEAREST_KM && km < FARTHEST_KM)
        .sort((a, b) => a.km - PULL_KM * Math.log10(a.hub.weight) - (b.km - PULL_KM * Math.log10(b.hub.weight)));
      if (!nearest) return [];
      const [one = '', other = ''] = [town.iataCode, nearest.hub.iataCode].sort();
      return [{ carrier: code, ends: [one, other], aircraft: 'narrow' }];
    });
  });
  return [...links, ...added];
}
