/** When a place is open, as schema.org writes `openingHours`: days and one span of the day, `Tu-Su 09:00-18:00`. */
import { minutesOfClock } from './clock-time';

/**
 * The days of the week, 0 for Sunday to 6 for Saturday, in the order they were given; `opens` and `closes` are minutes since
 * the midnight a day begins with, and `closes` is the later one: past 1,440 it is the next day's.
 */
export type OpeningHours = { weekdays: readonly number[]; opens: number; closes: number };

const WEEKDAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
const DAY = `(${WEEKDAYS.join('|')})`;
const TIME = '([0-2]\\d:[0-5]\\d)';
const HOURS = new RegExp(`^${DAY}(?:-${DAY})? ${TIME}-${TIME}$`);
const DAY_MINUTES = 24 * 60;

/**
 * Parses opening hours; undefined where there are none or nobody can read them: then it is unknown when the place is open,
 * and nothing may be said to be shut for it. Days go over the end of the week, and a closing time that is not after the
 * opening one is the next day's.
 * @example parseOpeningHours('Sa-Mo 19:00-02:00') // { weekdays: [6, 0, 1], opens: 1_140, closes: 1_560 }
 */
export function parseOpeningHours(hours: string | undefined): OpeningHours | undefined {
  const [, first, last, from, to] = HOURS.exec(hours ?? '') ?? [];
  if (!first || !from || !to) return undefined;
  const begin = WEEKDAYS.indexOf(first);
  const later = (WEEKDAYS.indexOf(last ?? first) - begin + 7) % 7;
  const [opens, closing] = [minutesOfClock(from), minutesOfClock(to)];
  return {
    weekdays: Array.from({ length: later + 1 }, (_, at) => (begin + at) % 7),
    opens,
    closes: closing <= opens ? closing + DAY_MINUTES : closing,
  };
}
