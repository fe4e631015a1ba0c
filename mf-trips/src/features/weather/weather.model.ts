/** What the figures of a weather card stand for. */
import type { Weather } from '@sojourn/contracts/weather';
import { monthName, monthOf, weekdayOf } from '@sojourn/travel';

/** A day of the week in three letters. */
export function shortWeekday(day: string): string {
  const at = 3 * weekdayOf(day);
  return 'SunMonTueWedThuFriSat'.slice(at, at + 3);
}

/** Says of which days the figures are: what is usual in a month, the first day of a trip, or just now. */
export function headingOf({ kind, forecast }: Pick<Weather, 'kind' | 'forecast'>, startDate: string): string {
  if (kind === 'climate') {
    return `Usual for ${monthName(monthOf(startDate))}. A forecast appears two weeks before the trip.`;
  }
  return forecast[0]?.day === startDate ? 'When the trip begins, and the days after.' : 'Just now, and the days ahead.';
}
