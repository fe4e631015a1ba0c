/** Wall clocks at airports: local times to instants and back, right across daylight saving. */
import { minutesAheadOfUtc } from '@sojourn/travel';
import { LRUCache } from 'lru-cache';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Milliseconds a zone's wall clock is ahead of UTC at an instant. Asked for a hundred thousand times in one search. */
const offsetAt = (timeZone: string, instant: number) => minutesAheadOfUtc(timeZone, instant) * MINUTE;

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
