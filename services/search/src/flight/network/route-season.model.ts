/** When a nonstop is flown at all: beaches have flights in summer, slopes in winter. */
import { distanceKm } from '@sojourn/travel';
import type { Airport } from '../../airport/airport.model';
import table from './route-seasons.json' with { type: 'json' };

type Rule = {
  places: string;
  from: string;
  until: string;
  only?: string;
  without?: string;
  always?: string;
  hop?: number;
};
/** `carrier` where it is known who flies: some fly in a season what others fly all year. */
type Ends = { from: Airport; to: Airport; carrier?: { code: string } };
/** The first and the last day of a season as `MM-DD`; a winter begins after it ends. */
type Season = readonly [from: string, until: string];

const words = (line = '') => new Set(line.split(' ').filter(Boolean));
const rules = (table.rules as Rule[]).map(({ places, only, without, always, hop = 0, from, until }) => ({
  ...{ places: words(places), only: words(only), without: words(without), always: words(always), hop },
  season: [from, until] as Season,
}));
type ReadRule = (typeof rules)[number];

const spans = new Map(Object.entries(table.spans));
const keyOf = (carrier: string, one: string, other: string) => [carrier, ...[one, other].sort()].join(' ');
const ofCarriers: ReadonlyMap<string, Season> = new Map(
  table.ofCarriers.flatMap((line) => {
    const [carrier = '', span = '', base = '', ...others] = line.split(' ');
    return others.map((other) => [keyOf(carrier, base, other), spans.get(span) as unknown as Season] as const);
  }),
);

const seasonOfCarrier = ({ from, to, carrier }: Ends): Season | undefined =>
  carrier && ofCarriers.get(keyOf(carrier.code, from.iataCode, to.iataCode));

/** Whether a rule about a place holds for flights from the other end; those from nearby have none. */
const holdsFor = ({ places, only, without, always, hop }: ReadRule, place: Airport, other: Airport): boolean =>
  places.has(place.iataCode) &&
  (only.size === 0 || only.has(other.countryCode)) &&
  !without.has(other.countryCode) &&
  !always.has(other.iataCode) &&
  (hop === 0 || distanceKm(place.position, other.position) > hop);

const seasons = new WeakMap<Ends, Season | null>();

/** The season of a nonstop, looked up once for each; undefined for one that is flown all year. */
export function seasonOfRoute(route: Ends): Season | undefined {
  let season = seasons.get(route);
  if (season === undefined) {
    const { from, to } = route;
    const ofEnds = () => rules.find((rule) => holdsFor(rule, from, to) || holdsFor(rule, to, from))?.season;
    season = seasonOfCarrier(route) ?? ofEnds() ?? null;
    seasons.set(route, season);
  }
  return season ?? undefined;
}

/**
 * Whether a nonstop is flown on a day.
 * @param date `YYYY-MM-DD`
 */
export function isInSeason(route: Ends, date: string): boolean {
  const season = seasonOfRoute(route);
  if (!season) return true;
  const [from, until] = season;
  const day = date.slice(5);
  return from <= until ? from <= day && day <= until : from <= day || day <= until;
}

/** The ways of which every flight is in season on every one of some days. */
export const flownOn = <Way extends readonly Ends[]>(ways: readonly Way[], days: readonly string[]): readonly Way[] =>
  ways.filter((way) => way.every((route) => days.every((day) => isInSeason(route, day))));
