/** When a place is open, as schema.org writes it: days and one span of the day, `Tu-Su 09:00-18:00`. */
import { minutesOf } from './clock';

const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
const HOURS = /^([A-Z][a-z])(?:-([A-Z][a-z]))? (\d{2}:\d{2})-(\d{2}:\d{2})$/;
const DAY_MINUTES = 24 * 60;

/**
 * Whether a place is open from one minute of a day (`YYYY-MM-DD`) to another. A closing time before the opening one is the
 * next day's. Hours that nobody knows, or that cannot be read, shut nothing.
 */
export function isOpenFor(hours: string | undefined, day: string, { from, to }: { from: number; to: number }): boolean {
  const [, first, last, opens, closes] = HOURS.exec(hours ?? '') ?? [];
  if (!first || !opens || !closes) return true;
  const today = new Date(`${day}T00:00:00Z`).getUTCDay();
  const begin = weekdays.indexOf(first);
  const length = (weekdays.indexOf(last ?? first) - begin + 7) % 7;
  if ((today - begin + 7) % 7 > length) return false;
  const opening = minutesOf(opens);
  const closing = minutesOf(closes) <= opening ? minutesOf(closes) + DAY_MINUTES : minutesOf(closes);
  return from >= opening && to <= closing;
}
