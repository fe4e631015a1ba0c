/** Wall clocks of time zones: when a local time is, in the one time that all zones share. */

const DAY_MS = 86_400_000;
const MOST_REMEMBERED = 2_000;

/** What a zone's clock shows at an instant, in ms since 1970 as if it were UTC's. */
type WallClockAt = (timeZone: string, instant: number) => number;

// Making one takes a phone 30 ms. Only zones that there are get one, and of those there are some six hundred.
function createWallClocks(): WallClockAt {
  const clocks = new Map<string, Intl.DateTimeFormat>();

  function clockOf(timeZone: string): Intl.DateTimeFormat {
    const known = clocks.get(timeZone);
    if (known) return known;
    const [numeric, hourCycle] = ['numeric', 'h23'] as const;
    const day = { year: numeric, month: numeric, day: numeric };
    const time = { hour: numeric, minute: numeric, second: numeric };
    const clock = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle, ...day, ...time });
    clocks.set(timeZone, clock);
    return clock;
  }

  return (timeZone, instant) => {
    const shown = new Map(
      clockOf(timeZone)
        .formatToParts(instant)
        .map(({ type, value }) => [type, Number(value)]),
    );
    const part = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? 0;
    return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  };
}

/**
 * Makes {@link zoneInstant} with a memory of its own. Plans ask for the same few times of their days again with every
 * change, and a zone's clock takes a phone a while. What is remembered is forgotten at once where it grows too much: the
 * rules of the field have no library for it, and a plan that has so many times asks for all of them again.
 */
export function createZoneInstants() {
  const wallClockAt = createWallClocks();
  const remembered = new Map<string, number>();

  function instantOf(wall: number, timeZone: string): number {
    try {
      const aheadAt = (instant: number) => wallClockAt(timeZone, instant) - instant;
      // The offsets of the day before and the day after: a clock changes at most once between them.
      const [earlier, later] = [wall - aheadAt(wall - DAY_MS), wall - aheadAt(wall + DAY_MS)];
      const first = Math.min(earlier, later);
      return wallClockAt(timeZone, first) === wall ? first : Math.max(earlier, later);
    } catch {
      // Names come from people's own trips; where nobody knows the zone its clock is as good as any.
      return wall;
    }
  }

  return (day: string, time: string, timeZone: string): number => {
    const key = `${day} ${time} ${timeZone}`;
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const wall = Date.parse(`${day}T${time}:00Z`);
    if (Number.isNaN(wall)) throw new RangeError(`${day} ${time} is no time of a day.`);
    const instant = instantOf(wall, timeZone);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(key, instant);
    return instant;
  };
}

/**
 * The instant, in ms since 1970, at which a zone's clock shows a time on a day. A time that daylight saving skips is the
 * one an hour later; of two, the first.
 * @param day `YYYY-MM-DD` @param time `HH:MM` @param timeZone its name in the IANA database; UTC for one that is none
 * @throws RangeError for a day or time that is none
 */
export const zoneInstant = createZoneInstants();
