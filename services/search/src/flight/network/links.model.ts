/** Who flies between which airports: the routes of 2014, brought to today by what became of their carriers. */
import { carrierByCode, mayFlyInside } from '../carrier.model';
import skeleton from '../openflights/routes-2014.json' with { type: 'json' };
import changes from './changes.json' with { type: 'json' };
import succession from './successors.json' with { type: 'json' };

/** Aircraft of a link: wide-body, narrow-body, propeller; null where the timetable of 2014 says nothing of it. */
export type Aircraft = 'wide' | 'narrow' | 'propeller' | null;
/** A carrier's flights between two airports, both ways; `ends` are in the order of the alphabet. */
export type Link = { carrier: string; ends: readonly [string, string]; aircraft: Aircraft };

const AIRCRAFT: Readonly<Record<string, Aircraft>> = { w: 'wide', p: 'propeller' };
const heirs: Readonly<Record<string, string | null>> = succession.successors;
const renamed: Readonly<Record<string, string>> = succession.moved;
const words = (line: string) => line.split(' ');

type Moves = { base: string; other: string | undefined; to: string }[];
const movesOf = new Map<string, Moves>();
for (const line of succession.carrierMoves) {
  const [carrier = '', from = '', to = ''] = words(line);
  const [base = '', other] = from.split(':');
  movesOf.set(carrier, [...(movesOf.get(carrier) ?? []), { base, other, to }]);
}

/** Where a carrier flies to now when it used to fly from `one` to `other`. */
function movedEnd(carrier: string, one: string, other: string): string {
  const move = movesOf.get(carrier)?.find(({ base, other: end }) => base === one && (end ?? other) === other);
  return move?.to ?? renamed[one] ?? one;
}

/** Every link as of 2026. `countryOf` tells the country of an airport's code. */
export function currentLinks(countryOf: (airport: string) => string | undefined): Link[] {
  const links = new Map<string, Link>();
  const keyOf = (carrier: string, one: string, other: string) => [carrier, ...[one, other].sort()].join();
  function add({ carrier, ends: [one, other], aircraft }: Link) {
    if (one === other) return;
    const key = keyOf(carrier, one, other);
    const [first = '', second = ''] = [one, other].sort();
    if (!links.get(key)?.aircraft) links.set(key, { carrier, ends: [first, second], aircraft });
  }
  const splits = succession.splits.map(words);

  for (const [then, packed] of Object.entries(skeleton.routes)) {
    const heir = then in heirs ? heirs[then] : then;
    const owner = carrierByCode.get(heir ?? '');
    if (!heir || !owner) continue;
    // The table of 2014 lists some shared flights, and legs of others, between countries that are not the carrier's.
    // Low-cost carriers have bases abroad where they may: in the common market, and where they have a daughter.
    const isHome = (end: string) => {
      const country = countryOf(end) ?? '';
      if (country === owner.country || owner.hubs.includes(end)) return true;
      return owner.kind === 'low-cost' && mayFlyInside(owner, country);
    };
    const split = splits.find(([carrier]) => carrier === then);
    for (const group of words(packed)) {
      const one = group.slice(0, 3);
      for (const [, other = '', aircraft = ''] of group.slice(4).matchAll(/([A-Z0-9]{3})([wp]?)/g)) {
        const ends = [movedEnd(heir, one, other), movedEnd(heir, other, one)] as const;
        if (!split && !ends.some(isHome)) continue;
        // Legs of longer flights are in the table, too: nobody is sold them alone.
        const inside = countryOf(ends[0]);
        if (!split && inside !== undefined && inside === countryOf(ends[1]) && !mayFlyInside(owner, inside)) continue;
        const touches = split && [one, other].some((end) => countryOf(end) === split[1]);
        const carrier = touches ? (split[2] ?? heir) : heir;
        add({ carrier, ends, aircraft: AIRCRAFT[aircraft] ?? 'narrow' });
      }
    }
  }
  for (const line of changes.ended) {
    const [carrier = '', base = '', ...others] = words(line);
    for (const other of others) if (other !== '*') links.delete(keyOf(carrier, base, other));
    if (!others.includes('*')) continue;
    for (const [key, link] of links) if (link.carrier === carrier && link.ends.includes(base)) links.delete(key);
  }
  for (const line of changes.began) {
    const [carrier = '', base = '', ...others] = words(line);
    for (const other of others) add({ carrier, ends: [base, other], aircraft: null });
  }
  return [...links.values()];
}

/** Flights a week in one direction of the great shuttles, by both ends in the order of the alphabet. */
export const shuttles: ReadonlyMap<string, number> = new Map(
  changes.weekly.map((line) => {
    const [one = '', other = '', weekly = '0'] = words(line);
    return [[one, other].sort().join(''), Number(weekly)];
  }),
);

/** The days of the week on which a rare nonstop is flown, 0 for Sunday, by both ends in the order of the alphabet. */
export const flownDays: ReadonlyMap<string, ReadonlySet<number>> = new Map(
  changes.days.map((line) => {
    const [one = '', other = '', days = ''] = words(line);
    return [[one, other].sort().join(''), new Set([...days].map(Number))];
  }),
);
