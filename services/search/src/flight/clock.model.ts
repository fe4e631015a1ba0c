/** Wall clocks at airports: local times to instants and back, right across daylight saving. */
import { LRUCache } from 'lru-cache';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
// Clocks change on a quarter of an hour everywhere, so an offset holds for the whole quarter it was found in.
const QUARTER = 15 * MINUTE;

/** A zone's offset by day, in ms ahead of UTC; null for a day on which its clock changes, whose quarters have their own. */
type Zone = { format: Intl.DateTimeFormat; ofDay: Map<number, number | null>; ofQuarter: Map<number, number> };

// There are some six hundred zones; the bound is for form.
const zones = new LRUCache<string, Zone>({
  max: 1_000,
  memoMethod: (timeZone) => ({
    format: new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
    ofDay: new Map(),
    ofQuarter: new Map(),
  }),
});

function computeOffset(format: Intl.DateTimeFormat, instant: number): number {
  const part: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - instant;
}

/**
 * The value of a key, computed once. A search stays within a year, so a year of days is the most that a map holds. A plain
 * map: it is asked a hundred thousand times in one search, and an `LRUCache` notes the order of each.
 */
function remembered<Value>(known: Map<number, Value>, key: number, compute: () => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= 400) known.clear();
  const value = compute();
  known.set(key, value);
  return value;
}

/** Milliseconds a zone's wall clock is ahead of UTC at an instant. Asked for a hundred thousand times in one search. */
function offsetAt(timeZone: string, instant: number): number {
  const { format, ofDay, ofQuarter } = zones.memo(timeZone);
  const day = Math.floor(instant / DAY);
  const whole = remembered(ofDay, day, () => {
    const [first, last] = [computeOffset(format, day * DAY), computeOffset(format, (day + 1) * DAY)];
    return first === last ? first : null;
  });
  if (whole !== null) return whole;
  const quarter = Math.floor(instant / QUARTER);
  return remembered(ofQuarter, quarter, () => computeOffset(format, quarter * QUARTER));
}

const wallAt = (timeZone: string, instant: number) => instant + offsetAt(timeZone, instant);

// Two years of days: writing one takes longer than all else that is done with it.
const writtenDays = new LRUCache<number, string>({
  max: 1_000,
  memoMethod: (day) => new Date(day * DAY).toISOString().slice(0, 10),
});
const startsOfDays = new LRUCache<string, number>({
  max: 1_000,
  memoMethod: (date) => Date.parse(`${date}T00:00:00Z`),
});

/** The wall clock of a zone at an instant: `2027-04-10T08:20:00`. */
export function localTimeAt(timeZone: string, instant: number): string {
  return new Date(wallAt(timeZone, instant)).toISOString().slice(0, 19);
}

/** The day a zone has at an instant: `2027-04-10`. */
export function localDateAt(timeZone: string, instant: number): string {
  return writtenDays.memo(Math.floor(wallAt(timeZone, instant) / DAY));
}

/** The day after a day, for those who ask ten thousand times. */
export const dayAfter = (date: string): string => writtenDays.memo(startsOfDays.memo(date) / DAY + 1);

/** Minutes after local midnight at an instant. */
export function localMinutesAt(timeZone: string, instant: number): number {
  const wall = wallAt(timeZone, instant);
  return Math.floor((wall - Math.floor(wall / DAY) * DAY) / MINUTE);
}

/**
 * The instant when a zone's wall clock shows a day and minutes after midnight: the rule of travel's `zoneInstant`, for those
 * who ask a hundred thousand times. A time that daylight saving skips becomes the one an hour later, as airlines do; of two,
 * the first.
 */
export function instantOf(timeZone: string, date: string, minutes: number): number {
  const wall = startsOfDays.memo(date) + minutes * MINUTE;
  // The offsets of the day before and the day after: a clock changes at most once between them.
  const [earlier, later] = [wall - offsetAt(timeZone, wall - DAY), wall - offsetAt(timeZone, wall + DAY)];
  const first = Math.min(earlier, later);
  return wallAt(timeZone, first) === wall ? first : Math.max(earlier, later);
}
