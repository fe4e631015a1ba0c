/** When a place is open, in words. */
const days: Record<string, string> = { Mo: 'Mon', Tu: 'Tue', We: 'Wed', Th: 'Thu', Fr: 'Fri', Sa: 'Sat', Su: 'Sun' };

/** As `openingHoursSchema` has them. */
export const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
export type Weekday = (typeof weekdays)[number];
export const weekdayNames: Readonly<Record<Weekday, string>> = {
  ...{ Mo: 'Monday', Tu: 'Tuesday', We: 'Wednesday', Th: 'Thursday', Fr: 'Friday', Sa: 'Saturday', Su: 'Sunday' },
};

/** Whether a place is open on a day of the week; one without hours always is, and `We-Mo` is every day but Tuesday. */
export function isOpenOn(hours: string | undefined, day: Weekday): boolean {
  if (hours === undefined) return true;
  const [first = day, last = first] = (hours.split(' ')[0] ?? '').split('-') as Weekday[];
  const [from, to, at] = [first, last, day].map((each) => weekdays.indexOf(each)) as [number, number, number];
  return from <= to ? at >= from && at <= to : at >= from || at <= to;
}

const clockOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const clock = `${hours % 12 || 12}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
  return `${clock} ${hours % 24 < 12 ? 'AM' : 'PM'}`;
};

/**
 * @param hours as `openingHoursSchema` has them
 * @example formatOpeningHours('Tu-Su 09:00-18:30') // 'Tue to Sun, 9 AM to 6:30 PM'
 * @example formatOpeningHours('Mo-Su 19:00-24:00') // 'Daily, 7 PM to 12 AM'
 */
export function formatOpeningHours(hours: string): string {
  const [span = '', times = ''] = hours.split(' ');
  const [from = '', to = ''] = times.split('-');
  const named = span.split('-').map((day) => days[day]);
  return `${span === 'Mo-Su' ? 'Daily' : named.join(' to ')}, ${clockOf(from)} to ${clockOf(to)}`;
}
