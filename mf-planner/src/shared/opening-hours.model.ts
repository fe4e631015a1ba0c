/** When a place is open, in words. */
import { parseOpeningHours, type OpeningHours } from '@sojourn/travel';

/** As `openingHoursSchema` has them. */
export const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
export type Weekday = (typeof weekdays)[number];
export const weekdayNames: Readonly<Record<Weekday, string>> = {
  ...{ Mo: 'Monday', Tu: 'Tuesday', We: 'Wednesday', Th: 'Thursday', Fr: 'Friday', Sa: 'Saturday', Su: 'Sunday' },
};

/** Days of the week as `parseOpeningHours` counts them, from Sunday on. */
const numberOf = (day: Weekday): number => (weekdays.indexOf(day) + 1) % 7;
const SHORT_NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Whether a place is open on a day of the week: one without hours, or with hours that nobody can read, may be on any. */
export const isOpenOn = (hours: string | undefined, day: Weekday): boolean =>
  parseOpeningHours(hours)?.some(({ weekdays: open }) => open.includes(numberOf(day))) ?? true;

function clockWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const clock = `${hours % 12 || 12}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  return `${clock} ${hours % 24 < 12 ? 'AM' : 'PM'}`;
}

/** The days that follow each other, together: `Tue to Thu, Sat to Sun`. */
function daysWords(days: OpeningHours['weekdays']): string {
  if (days.length === 7) return 'Daily';
  const firsts = days.flatMap((day, at) => (at > 0 && day === ((days[at - 1] ?? 0) + 1) % 7 ? [] : [at]));
  const runs = firsts.map((first, at) => days.slice(first, firsts[at + 1]).map((day) => SHORT_NAMES[day]));
  return runs.map((run) => [...new Set([run[0], run.at(-1)])].join(' to ')).join(', ');
}

/**
 * Opening hours in words; undefined where there are none, or nobody can read them.
 * @param hours as `openingHoursSchema` has them
 * @example formatOpeningHours('Tu-Su 09:00-18:30') // 'Tue to Sun, 9 AM to 6:30 PM'
 * @example formatOpeningHours('Tu-Th,Sa 09:00-13:00; Su 10:00-12:00') // 'Tue to Thu, Sat, 9 AM to 1 PM; Sun, 10 AM to 12 PM'
 * @example formatOpeningHours('Mo-Su 19:00-24:00') // 'Daily, 7 PM to 12 AM'
 */
export function formatOpeningHours(hours: string | undefined): string | undefined {
  return parseOpeningHours(hours)
    ?.map(({ weekdays: days, opens, closes }) => `${daysWords(days)}, ${clockWords(opens)} to ${clockWords(closes)}`)
    .join('; ');
}
