/** What the figures of a weather card stand for. */
import type { Weather } from '@sojourn/contracts/weather';
import { weekdayOf } from '@sojourn/travel';

/** A day of the week in three letters. */
export function shortWeekday(day: string): string {
  const at = 3 * weekdayOf(day);
  return 'SunMonTueWedThuFriSat'.slice(at, at + 3);
}

type Told = Pick<Weather, 'kind' | 'forecast' | 'isUsualUnknown'>;

/** Names the list of days: what is not known is not called usual. */
export function listNameOf({ kind, isUsualUnknown }: Omit<Told, 'forecast'>): string {
  if (kind === 'forecast') return '5-day forecast';
  return isUsualUnknown ? 'Sample figures' : 'Usual for these days';
}

/** Says what of a sample is known: the climate of the place, or nothing. */
export function sampleWordsOf({ kind, isUsualUnknown }: Omit<Told, 'forecast'>): string {
  if (isUsualUnknown) return 'Sample figures, made up for this place.';
  return kind === 'climate'
    ? 'Highs by the climate of the place; sky, wind and humidity are a sample of such days.'
    : 'A sample of such days by the climate of the place, not a real forecast.';
}

/** Says of which days the figures are: a forecast, what is usual for the days of a trip, or both; or that it is not known. */
export function headingOf({ kind, forecast, isUsualUnknown }: Told, startDate: string): string {
  if (kind === 'climate' && isUsualUnknown)
    return 'We do not know the usual weather of this place. A forecast appears two weeks before the trip.';
  if (kind === 'climate') return 'Usual for these days. A forecast appears two weeks before the trip.';
  const days =
    forecast[0]?.day === startDate ? 'When the trip begins, and the days after.' : 'Just now, and the days ahead.';
  const firstUsual = forecast.find(({ isUsual }) => isUsual);
  return firstUsual ? `${days} From ${shortWeekday(firstUsual.day)} on: usual for these days.` : days;
}
