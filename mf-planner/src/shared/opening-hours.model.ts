/** When a place is open, in words. */
import { parseOpeningHours } from '@sojourn/travel';

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
  parseOpeningHours(hours)?.weekdays.includes(numberOf(day)) ?? true;

function clockWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const clock = `${hours % 12 || 12}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  return `${clock} ${hours % 24 < 12 ? 'AM' : 'PM'}`;
}

/**
 * Opening hours in words; undefined where there are none, or nobody can read them.
 * @param hours as `openingHoursSchema` has them
 * @example formatOpeningHours('Tu-Su 09:00-18:30') // 'Tue to Sun, 9 AM to 6:30 PM'
 * @example formatOpeningHours('Mo-Su 19:00-24:00') // 'Daily, 7 PM to 12 AM'
 */
export function formatOpeningHours(hours: string | undefined): string | undefined {
  const known = parseOpeningHours(hours);
  if (!known) return undefined;
  const named = known.weekdays.map((day) => SHORT_NAMES[day]);
  const span = named.length === 7 ? 'Daily' : [...new Set([named[0], named.at(-1)])].join(' to ');
  return `${span}, ${clockWords(known.opens)} to ${clockWords(known.closes)}`;
}
