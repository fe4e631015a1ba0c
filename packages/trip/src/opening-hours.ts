import { parseOpeningHours, weekdayOf } from '@sojourn/travel';

/**
 * Whether a place is open from one minute of a day (`YYYY-MM-DD`) to another, both since midnight. A closing time before the
 * opening one is the next day's. Hours that nobody knows, or that cannot be read, shut nothing.
 */
export function isOpenFor(hours: string | undefined, day: string, { from, to }: { from: number; to: number }): boolean {
  const known = parseOpeningHours(hours);
  if (!known) return true;
  const weekday = weekdayOf(day);
  return known.some(({ weekdays, opens, closes }) => weekdays.includes(weekday) && from >= opens && to <= closes);
}
