/** When a place is open, in words. */
const days: Record<string, string> = { Mo: 'Mon', Tu: 'Tue', We: 'Wed', Th: 'Thu', Fr: 'Fri', Sa: 'Sat', Su: 'Sun' };

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
