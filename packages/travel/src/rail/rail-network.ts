/** The known railway lines as a network: which stops one reaches from a stop, in how long and for how much. */
import { distanceKm, type Position } from '../great-circle';
import table from './rail-lines.json' with { type: 'json' };

/** A city's main station; `isSight` where visitors of other towns go for a day or two. */
export type Stop = { name: string; position: Position; isSight: boolean };
/** One way: `minutes` with its `changes`, `dollars` for one adult, `km` of tracks. */
export type Ride = { minutes: number; dollars: number; changes: number; km: number };

/** A ride without a change; `change` is the time to get into it from another train. */
type Link = Omit<Ride, 'changes'> & { to: Stop; change: number };

/** Assumption: tracks are longer than the line between their ends by as much as far roads are; see `ground-travel`. */
const DETOUR = 1.2;
/**
 * A ride with changes that is so many times longer than the line between its ends goes around by a great town, where people
 * take a regional line that the table lacks: Annecy to Geneva by Lyon.
 */
const WAY_AROUND = 2.2;

const sights = new Set(table.sights);

const stopOf = new Map<string, Stop>(
  Object.entries(table.stops).map(([name, [latitude = 0, longitude = 0]]) => [
    name,
    { name, position: { latitude, longitude }, isSight: sights.has(name) },
  ]),
);

/** Every stop of the table. */
export const stops: readonly Stop[] = [...stopOf.values()];

/** The middles of towns whose main station lies outside of them. */
export const outlyingTowns: readonly { stop: Stop; position: Position }[] = Object.entries(table.towns).map(
  ([name, [latitude = 0, longitude = 0]]) => ({ stop: namedStop(name), position: { latitude, longitude } }),
);

type Call = { stop: Stop; minutes: number };

/** @throws when the table names a stop without a position: a fault of the table */
function namedStop(name: string): Stop {
  const stop = stopOf.get(name);
  if (!stop) throw new Error(`No position is known for the stop ${name}`);
  return stop;
}

function callsOf(line: readonly (string | number)[]): Call[] {
  const calls: Call[] = [];
  for (let at = 0; at < line.length; at += 2) {
    calls.push({ stop: namedStop(String(line[at])), minutes: Number(line[at + 1]) });
  }
  return calls;
}

function createLinks(): ReadonlyMap<Stop, readonly Link[]> {
  const created = new Map<Stop, Link[]>(stops.map((stop) => [stop, []]));
  for (const { dollarsAKm, changeMinutes: change, lines } of table.groups) {
    for (const line of lines) {
      const calls = callsOf(line);
      for (const [at, one] of calls.entries()) {
        let km = 0;
        let before = one;
        for (const other of calls.slice(at + 1)) {
          km += distanceKm(before.stop.position, other.stop.position) * DETOUR;
          before = other;
          const ride = { minutes: other.minutes - one.minutes, dollars: km * dollarsAKm, km, change };
          created.get(one.stop)?.push({ ...ride, to: other.stop });
          created.get(other.stop)?.push({ ...ride, to: one.stop });
        }
      }
    }
  }
  return created;
}

let links: ReadonlyMap<Stop, readonly Link[]> | undefined;
const rides = new Map<Stop, ReadonlyMap<Stop, Ride>>();

/** The quickest way to every stop that lines lead to from one, itself and long ways around left out; found once for each stop. */
export function ridesFrom(start: Stop): ReadonlyMap<Stop, Ride> {
  const before = rides.get(start);
  if (before) return before;
  links ??= createLinks();
  const reached = new Map<Stop, Ride>();
  const open = new Map<Stop, Ride>([[start, { minutes: 0, dollars: 0, changes: -1, km: 0 }]]);
  while (open.size > 0) {
    const [stop, ride] = soonest(open);
    open.delete(stop);
    reached.set(stop, ride);
    for (const link of links.get(stop) ?? []) {
      if (reached.has(link.to)) continue;
      const minutes = ride.minutes + link.minutes + (stop === start ? 0 : link.change);
      if (minutes < (open.get(link.to)?.minutes ?? Number.POSITIVE_INFINITY)) {
        const [dollars, km] = [ride.dollars + link.dollars, ride.km + link.km];
        open.set(link.to, { minutes, dollars, km, changes: ride.changes + 1 });
      }
    }
  }
  reached.delete(start);
  const isAround = ([stop, { changes, km }]: [Stop, Ride]) =>
    changes > 0 && km > WAY_AROUND * distanceKm(start.position, stop.position);
  const known = new Map([...reached].filter((each) => !isAround(each)));
  // Where the quickest way goes around, the line that leads there is the way: the Glacier Express, not Zurich.
  for (const { to, minutes, dollars, km } of links.get(start) ?? []) {
    if (minutes < (known.get(to)?.minutes ?? Number.POSITIVE_INFINITY))
      known.set(to, { minutes, dollars, km, changes: 0 });
  }
  rides.set(start, known);
  return known;
}

/** The next stop of the search. */
function soonest(open: ReadonlyMap<Stop, Ride>): [Stop, Ride] {
  let first: [Stop, Ride] | undefined;
  for (const each of open) if (!first || each[1].minutes < first[1].minutes) first = each;
  if (!first) throw new Error('No stop is left to search from');
  return first;
}
