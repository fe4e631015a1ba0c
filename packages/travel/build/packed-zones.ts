/** Packs the clock changes of the tz database that `moment-timezone` carries into the table that `zone-rules.ts` reads. */
import moment from 'moment-timezone';

const MINUTE = 60_000;
/** Trips are planned for a year or two, and looked at for some after. */
const FIRST = Date.UTC(2023, 0, 1);
const END = Date.UTC(2036, 0, 1);

/** Minutes ahead of UTC in turn, and the minutes since 1970 at which one gives way to the next. */
type Changes = { offsets: number[]; instants: number[] };

function changesOf(zone: moment.MomentZone): Changes {
  const offsets: number[] = [];
  const instants: number[] = [];
  zone.offsets.forEach((west, index) => {
    const until = zone.untils[index] ?? Infinity;
    const begins = zone.untils[index - 1] ?? -Infinity;
    if (until <= FIRST || begins >= END) return;
    // Adding zero turns the negative zero of a negated 0 into the positive one.
    const ahead = Math.round(-west) + 0;
    if (offsets.at(-1) === ahead) return;
    if (offsets.length > 0) instants.push(begins / MINUTE);
    offsets.push(ahead);
  });
  return { offsets, instants };
}

/** The shortest beginning that makes the whole when it is told again and again. */
function cycleOf(offsets: readonly number[]): number[] {
  const lengths = offsets.map((_, index) => index + 1);
  const length = lengths.find((each) => offsets.every((offset, index) => offset === offsets[index % each]));
  return offsets.slice(0, length);
}

function packChanges({ offsets, instants }: Changes): string {
  const gaps = instants.map((instant, index) => (instant - (instants[index - 1] ?? 0)).toString(36));
  return `${cycleOf(offsets).join(' ')}|${gaps.join(' ')}`;
}

function packNames(names: readonly string[]): string {
  const ofRegion = new Map<string, string[]>();
  for (const name of names) {
    const slash = name.indexOf('/');
    const region = name.slice(0, Math.max(slash, 0));
    ofRegion.set(region, [...(ofRegion.get(region) ?? []), name.slice(slash + 1)]);
  }
  return [...ofRegion].map(([region, places]) => `${region}:${places.join(' ')}`).join(';');
}

/** The whole table: one line for each kind of clock, with all zones that go by it. */
export function packZones(): { version: string; clocks: string[] } {
  const zonesOf = new Map<string, string[]>();
  for (const name of moment.tz.names()) {
    const zone = moment.tz.zone(name);
    if (!zone) continue;
    const changes = packChanges(changesOf(zone));
    zonesOf.set(changes, [...(zonesOf.get(changes) ?? []), name]);
  }
  const clocks = [...zonesOf].map(([changes, names]) => `${changes}|${packNames(names)}`);
  return { version: moment.tz.dataVersion, clocks: clocks.toSorted() };
}
