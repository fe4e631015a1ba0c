/** What the figures of a weather card stand for. */
import type { Weather } from '@sojourn/contracts/weather';
import { weekdayOf } from '@sojourn/travel';

/** A day of the week in three letters. */
export function shortWeekday(day: string): string {
  const at = 3 * weekdayOf(day);
  return 'SunMonTueWedThuFriSat'.slice(at, at + 3);
}

/** Says of which days the figures are: a forecast, what is usual for the days of a trip, or both. */
export function headingOf({ kind, forecast }: Pick<Weather, 'kind' | 'forecast'>, startDate: string): string {
  if (kind === 'climate') return 'Usual for these days. A forecast appears two weeks before the trip.';
  const days =
    forecast[0]?.day === startDate ? 'When the trip begins, and the days after.' : 'Just now, and the days ahead.';
  const firstUsual = forecast.find(({ isUsual }) => isUsual);
  return firstUsual ? `${days} From ${shortWeekday(firstUsual.day)} on: usual for these days.` : days;
}
