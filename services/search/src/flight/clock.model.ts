/** Wall clocks at airports: local times to instants and back, right across daylight saving. */
import { LRUCache } from 'lru-cache';

const MINUTE = 60_000;

// There are some six hundred zones; the bound is for form.
const formats = new LRUCache<string, Intl.DateTimeFormat>({
  max: 1_000,
  memoMethod: (timeZone) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
});

// Clocks change on a quarter of an hour everywhere, so an offset holds for the whole quarter it was found in.
const QUARTER = 15 * MINUTE;
const offsets = new LRUCache<string, number, { timeZone: string; quarter: number }>({
  max: 50_000,
  memoMethod(_key, _old, { context: { timeZone, quarter } }) {
    const part: Record<string, number> = {};
    for (const { type, value } of formats.memo(timeZone).formatToParts(quarter)) part[type] = Number(value);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
    return Date.UTC(year, month - 1, day, hour, minute, second) - quarter;
  },
});

/** Milliseconds a zone's wall clock is ahead of UTC at an instant. */
function offsetAt(timeZone: string, instant: number): number {
  const quarter = Math.floor(instant / QUARTER) * QUARTER;
  return offsets.memo(`${timeZone}${quarter}`, { context: { timeZone, quarter } });
}

/** The wall clock of a zone at an instant: `2027-04-10T08:20:00`. */
export function localTimeAt(timeZone: string, instant: number): string {
  return new Date(instant + offsetAt(timeZone, instant)).toISOString().slice(0, 19);
}

/** The day a zone has at an instant: `2027-04-10`. */
export function localDateAt(timeZone: string, instant: number): string {
  return localTimeAt(timeZone, instant).slice(0, 10);
}

/** Minutes after local midnight at an instant. */
export function localMinutesAt(timeZone: string, instant: number): number {
  const time = localTimeAt(timeZone, instant);
  return Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16));
}

/**
 * The instant when a zone's wall clock shows a day and minutes after midnight. A time that daylight saving skips
 * becomes the one an hour later, as airlines do.
 */
export function instantOf(timeZone: string, date: string, minutes: number): number {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE;
  const guess = wall - offsetAt(timeZone, wall);
  const corrected = wall - offsetAt(timeZone, guess);
  return localTimeAt(timeZone, corrected) === new Date(wall).toISOString().slice(0, 19)
    ? corrected
    : Math.max(guess, corrected);
}
