/**
 * The clock rules of the world's time zones from 2023 to 2035, out of the IANA tz database that this package carries: a
 * browser or a Node may be years behind the governments that move their clocks, and two of them would disagree.
 * `build/zone-rules.ts` makes the table.
 */
import table from './zone-rules.json' with { type: 'json' };

const MINUTE = 60_000;

/** Minutes ahead of UTC in turn, over and over, and the instants at which one gives way to the next. */
type Clock = { offsets: readonly number[]; instants: readonly number[] };

function readClock(line: string): { clock: Clock; names: string[] } {
  const [offsets = '', gaps = '', regions = ''] = line.split('|');
  let sum = 0;
  const instants = gaps === '' ? [] : gaps.split(' ').map((gap) => (sum += parseInt(gap, 36) * MINUTE));
  const names = regions.split(';').flatMap((each) => {
    const [region = '', places = ''] = each.split(':');
    return places.split(' ').map((place) => (region === '' ? place : `${region}/${place}`));
  });
  return { clock: { offsets: offsets.split(' ').map(Number), instants }, names };
}

let read: { names: string[]; clocks: Map<string, Clock> } | undefined;

/** The table, unpacked when it is first asked: most pages ask for no time of any zone. */
function zones() {
  if (read) return read;
  const lines = table.clocks.map(readClock);
  const clocks = new Map(lines.flatMap(({ clock, names }) => names.map((name) => [name, clock] as const)));
  const names = [...clocks.keys()].toSorted();
  for (const [name, clock] of [...clocks]) clocks.set(name.toLowerCase(), clock);
  return (read = { names, clocks });
}

const clockOf = (timeZone: string) => {
  const { clocks } = zones();
  return clocks.get(timeZone) ?? clocks.get(timeZone.toLowerCase());
};

/** The release of the IANA tz database that the clock rules come from: `2026f`. */
export const clockRulesVersion: string = table.version;

/** Every name of a time zone that the tz database knows, old ones included, in alphabetical order. */
export const timeZoneNames = (): readonly string[] => zones().names;

/** Whether the tz database has a zone of that name, in capitals or not. */
export const isTimeZone = (name: string): boolean => clockOf(name) !== undefined;

/**
 * Minutes by which a zone's clock is ahead of UTC. Before 2023 and after 2035 the rule at the end of the table goes on
 * without daylight saving.
 * @param timeZone its name in the IANA database; a name that is none has UTC's clock
 * @param instant ms since 1970
 */
export function minutesAheadOfUtc(timeZone: string, instant: number): number {
  const clock = clockOf(timeZone);
  if (!clock) return 0;
  const { offsets, instants } = clock;
  let [low, high] = [0, instants.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((instants[middle] ?? 0) <= instant) low = middle + 1;
    else high = middle;
  }
  return offsets[low % offsets.length] ?? 0;
}
