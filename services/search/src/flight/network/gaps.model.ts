/** Links where no table knows any: gravity, inside a country first, and only to where its flights go from. */
import { distanceKm } from '@sojourn/travel';
import type { Airport } from '../../airport/airport.model';
import { type Carrier, carrierByCode, type CarrierKind, isSkyOpen, mayFlyInside } from '../carrier.model';
import { groupBy } from '../../group-by.model';
import banks from './banks.json' with { type: 'json' };
import type { Link } from './links.model';

const FAR_KM = 2_500;
/** Nobody at home flies there: the neighbor's nearest great airport is not so far. */
const FAR_ABROAD_KM = 1_500;
const NEAR_KM = 40;
/** Ten times the passengers are worth so many kilometres more. */
const PULL_KM = 250;
/** On an island with less than 20,000 passengers a year: small aircraft to the next town, where there is one so near. */
const ISLET = { nearKm: 20, farKm: 150, pullKm: 80, townWeight: 40 };
const islets = new Set(banks.islets.split(' '));
/** As far as small aircraft fly. */
const SHORT_KM = 900;
/** Who flies a place that no table knows: low-cost carriers need more passengers than it has. */
const FITS_SHORT: Readonly<Record<CarrierKind, number>> = { regional: 2, network: 1, 'low-cost': 0 };
const FITS_LONG: Readonly<Record<CarrierKind, number>> = { network: 1, regional: 1, 'low-cost': 0 };

/** The carriers of each airport, with how many links each has there. */
function servingOf(links: readonly Link[]): Map<string, Map<string, number>> {
  const serving = new Map<string, Map<string, number>>();
  for (const { carrier, ends } of links) {
    for (const end of ends) {
      const known = serving.get(end) ?? new Map<string, number>();
      serving.set(end, known.set(carrier, (known.get(carrier) ?? 0) + 1));
    }
  }
  return serving;
}

type Hub = { airport: Airport; hub: Airport; cost: number };

type Reach = { nearKm: number; farKm: number; pullKm: number };

/** The best hub for an airport among some; none where the only ones are next door or too far. */
function bestHub(airport: Airport, hubs: readonly Airport[], { nearKm, farKm, pullKm }: Reach): Hub | undefined {
  let best: Hub | undefined;
  for (const hub of hubs) {
    const km = distanceKm(airport.position, hub.position);
    const cost = km - pullKm * Math.log10(hub.weight);
    if (km < farKm && km > nearKm && cost < (best?.cost ?? Infinity)) best = { airport, hub, cost };
  }
  return best;
}

/** The next town of an islet, else the hub that draws an airport most. */
function hubFor(airport: Airport, hubs: readonly Airport[], farKm: number): Hub | undefined {
  const towns = islets.has(airport.iataCode) ? hubs.filter(({ weight }) => weight >= ISLET.townWeight) : [];
  return bestHub(airport, towns, ISLET) ?? bestHub(airport, hubs, { nearKm: NEAR_KM, farKm, pullKm: PULL_KM });
}

/** Whether a carrier may fly a link at all: inside a country those at home there, else one at home at either end. */
function mayFly(carrier: Carrier, { airport, hub }: Hub): boolean {
  const isInside = airport.countryCode === hub.countryCode;
  return (
    mayFlyInside(carrier, airport.countryCode) ||
    (!isInside && mayFlyInside(carrier, hub.countryCode) && isSkyOpen(carrier.country, airport.countryCode))
  );
}

/**
 * A link by a carrier of the hub that is at home where the airport is, else by one of the hub; those whose aircraft are small
 * enough for a short one first, then whoever flies most from the hub. None where nobody may fly it.
 */
function linkTo(ends: Hub, serving: ReadonlyMap<string, ReadonlyMap<string, number>>): Link[] {
  const { airport, hub } = ends;
  const isShort = distanceKm(airport.position, hub.position) < SHORT_KM;
  const [carrier] = [...(serving.get(hub.iataCode) ?? [])]
    .flatMap(([code, flights]) => {
      const known = carrierByCode.get(code);
      if (!known || !mayFly(known, ends)) return [];
      const isHome = Number(known.country === airport.countryCode);
      return [{ code, flights, isHome, fit: isShort ? FITS_SHORT[known.kind] : FITS_LONG[known.kind] }];
    })
    .sort((a, b) => b.isHome - a.isHome || b.fit - a.fit || b.flights - a.flights);
  const [one = '', other = ''] = [airport.iataCode, hub.iataCode].sort();
  return carrier ? [{ carrier: carrier.code, ends: [one, other], aircraft: null }] : [];
}

/** Airports that can be reached from each other, the most of them first. */
function groupsOf(airports: readonly Airport[], links: readonly Link[]): Airport[][] {
  const parents = new Map(airports.map(({ iataCode }) => [iataCode, iataCode]));
  const rootOf = (code: string): string => {
    let root = code;
    while (parents.get(root) !== root) root = parents.get(root) ?? root;
    parents.set(code, root);
    return root;
  };
  for (const { ends } of links)
    if (ends.every((end) => parents.has(end))) parents.set(rootOf(ends[0]), rootOf(ends[1]));
  return [...groupBy(airports, ({ iataCode }) => rootOf(iataCode)).values()].sort((a, b) => b.length - a.length);
}

/**
 * The links; one for each airport without any, to the busiest airport near in its country, else to one abroad; and one for each
 * group of airports that are linked with each other alone.
 */
export function withFilledGaps(airports: readonly Airport[], links: readonly Link[]): Link[] {
  const serving = servingOf(links);
  const served = airports.filter(({ iataCode }) => serving.has(iataCode));
  const byCountry = groupBy(served, ({ countryCode }) => countryCode);
  const added = airports.flatMap((airport): Link[] => {
    if (serving.has(airport.iataCode)) return [];
    const atHome = byCountry.get(airport.countryCode) ?? [];
    const open = () => served.filter(({ countryCode }) => isSkyOpen(countryCode, airport.countryCode));
    // Whoever has an airport next door, or none with flights in a country that is closed, gets none abroad.
    const isNextDoor = () =>
      served.some((other) => distanceKm(airport.position, other.position) <= NEAR_KM && other.weight > airport.weight);
    const hub = hubFor(airport, atHome, FAR_KM) ?? (isNextDoor() ? undefined : hubFor(airport, open(), FAR_ABROAD_KM));
    return hub ? linkTo(hub, serving) : [];
  });
  const filled = [...links, ...added];
  const ofAll = servingOf(filled);
  const [main = [], ...islands] = groupsOf(
    airports.filter(({ iataCode }) => ofAll.has(iataCode)),
    filled,
  );
  const mainOf = groupBy(main, ({ countryCode }) => countryCode);
  const bridges = islands.flatMap((island) => {
    const [best] = island
      .flatMap((airport) => hubFor(airport, mainOf.get(airport.countryCode) ?? [], FAR_KM) ?? [])
      .sort((a, b) => a.cost - b.cost);
    return best ? linkTo(best, serving) : [];
  });
  return [...filled, ...bridges];
}
