/** When a place is open, as schema.org writes `openingHours`: groups of days, each with a span of the day, `Tu-Th,Sa 09:00-18:00; Su 10:00-14:00`. */
import { minutesOfClock } from './clock-time';

/**
 * One group: the days of the week, 0 for Sunday to 6 for Saturday, in the order they were given; `opens` and `closes` are minutes since
 * the midnight a day begins with, and `closes` is the later one: past 1,440 it is the next day's.
 */
export type OpeningHours = { weekdays: readonly number[]; opens: number; closes: number };

const WEEKDAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
const DAY = `(${WEEKDAYS.join('|')})`;
const TIME = '([0-2]\\d:[0-5]\\d)';
const DAYS = new RegExp(`^${DAY}(?:-${DAY})?$`);
const GROUP = new RegExp(`^(\\S+) ${TIME}-${TIME}$`);
const DAY_MINUTES = 24 * 60;

/** Days go over the end of the week; none where nobody can read them. */
function weekdaysOf(days: string): readonly number[] {
  const [, first, last] = DAYS.exec(days) ?? [];
  if (!first) return [];
  const begin = WEEKDAYS.indexOf(first);
  const later = (WEEKDAYS.indexOf(last ?? first) - begin + 7) % 7;
  return Array.from({ length: later + 1 }, (_, at) => (begin + at) % 7);
}

function parseGroup(group: string): OpeningHours | undefined {
  const [, days, from, to] = GROUP.exec(group) ?? [];
  if (!days || !from || !to) return undefined;
  const parts = days.split(',').map(weekdaysOf);
  if (parts.some((part) => part.length === 0)) return undefined;
  const [opens, closing] = [minutesOfClock(from), minutesOfClock(to)];
  return {
    weekdays: [...new Set(parts.flat())],
    opens,
    closes: closing <= opens ? closing + DAY_MINUTES : closing,
  };
}

/**
 * Parses opening hours, group by group; undefined where there are none or nobody can read one of them: then it is unknown
 * when the place is open, and nothing may be said to be shut for it. A closing time that is not after the opening one is the
 * next day's; a day may be in several groups, as where a place rests at noon.
 * @example parseOpeningHours('Sa-Mo 19:00-02:00') // [{ weekdays: [6, 0, 1], opens: 1_140, closes: 1_560 }]
 */
export function parseOpeningHours(hours: string | undefined): readonly OpeningHours[] | undefined {
  const groups = hours?.split('; ').map(parseGroup);
  return groups?.every((group) => group !== undefined) ? groups : undefined;
}
