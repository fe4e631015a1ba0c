/** Wall clocks of time zones: when a local time is, in the one time that all zones share. */
import { minutesAheadOfUtc } from './zone-rules';

const MINUTE = 60_000;
const DAY_MS = 86_400_000;

/**
 * The instant, in ms since 1970, at which a zone's clock shows a time on a day. A time that daylight saving skips is the
 * one an hour later; of two, the first.
 * @param day `YYYY-MM-DD` @param time `HH:MM` @param timeZone its name in the IANA database; UTC for one that is none
 * @throws RangeError for a day or time that is none
 */
export function zoneInstant(day: string, time: string, timeZone: string): number {
  const wall = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(wall)) throw new RangeError(`${day} ${time} is no time of a day.`);
  const aheadAt = (instant: number) => minutesAheadOfUtc(timeZone, instant) * MINUTE;
  // The offsets of the day before and the day after: a clock changes at most once between them.
  const [earlier, later] = [wall - aheadAt(wall - DAY_MS), wall - aheadAt(wall + DAY_MS)];
  const first = Math.min(earlier, later);
  return first + aheadAt(first) === wall ? first : Math.max(earlier, later);
}
