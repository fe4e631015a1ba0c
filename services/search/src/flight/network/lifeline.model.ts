/** Routes that places live by: flown every day, however few people live there. */
import type { Airport } from '../../airport/airport.model';
import type { Carrier } from '../carrier.model';
import { groupBy } from '../../group-by.model';
import { seasonOfRoute } from './route-season.model';

type Pair = { carrier: Carrier; one: Airport; other: Airport; km: number };

/** An airport with so few destinations depends on each of them. */
const FEW_DESTINATIONS = 8;
const REGIONAL_KM = 3_000;
const KINDS = { network: 0, regional: 1, 'low-cost': 2 };

/** A way up: to a greater airport of the country, else abroad, so that what is flown daily hangs together. */
const climb = ({ at, to }: { at: Airport; to: Airport }) =>
  at.countryCode !== to.countryCode ? 1 : to.weight > at.weight ? 2 : 0;
const isAtHome = ({ carrier, one, other }: Pair) =>
  carrier.country === one.countryCode || carrier.country === other.countryCode;
const isOfHub = ({ carrier: { hubs }, one, other }: Pair) =>
  hubs.includes(one.iataCode) || hubs.includes(other.iataCode);

/** The carrier that keeps a route alive: one at home, with a network before a cheap one. */
const keeper = (one: Pair, other: Pair) =>
  Number(isAtHome(other)) - Number(isAtHome(one)) || KINDS[one.carrier.kind] - KINDS[other.carrier.kind];

/**
 * The pairs flown at least daily: of each airport the one to its country's greatest airport, of that one the one to the greatest
 * abroad; of one with few destinations also each short one to a hub of whoever flies it. One carrier of a route is enough.
 */
export function lifelinesOf<Each extends Pair>(pairs: readonly Each[]): ReadonlySet<Each> {
  const found = new Set<Each>();
  const isAllYear = new Map(pairs.map((pair) => [pair, Number(!seasonOfRoute({ from: pair.one, to: pair.other }))]));
  const byAirport = groupBy(
    pairs.flatMap((pair) => [
      { pair, at: pair.one, to: pair.other },
      { pair, at: pair.other, to: pair.one },
    ]),
    ({ at }) => at.iataCode,
  );
  for (const ways of byAirport.values()) {
    const destinations = groupBy(ways, ({ to }) => to.iataCode);
    const [trunk] = ways.toSorted(
      (a, b) =>
        (isAllYear.get(b.pair) ?? 0) - (isAllYear.get(a.pair) ?? 0) ||
        climb(b) - climb(a) ||
        b.to.weight - a.to.weight ||
        keeper(a.pair, b.pair),
    );
    if (trunk) found.add(trunk.pair);
    if (destinations.size > FEW_DESTINATIONS) continue;
    for (const rivals of destinations.values()) {
      const [best] = rivals.map(({ pair }) => pair).toSorted(keeper);
      if (best && best.km < REGIONAL_KM && isOfHub(best)) found.add(best);
    }
  }
  return found;
}
