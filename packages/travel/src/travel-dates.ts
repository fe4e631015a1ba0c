/** When a proposed trip could be. */
import { addDays, monthOf, weekdayFrom } from './calendar-day';

const SATURDAY = 6;
// Sooner than this nobody has booked and packed.
const LEAD_DAYS = 14;

/** First and last day of a trip, `YYYY-MM-DD`. */
export type TravelDates = { startDate: string; endDate: string };

/**
 * From the first Saturday at least two weeks ahead that lies in one of the months.
 * @param wanted `months` 1 to 12, none for any; `days` from 1, first and last included; `today` `YYYY-MM-DD`
 * @throws RangeError when `today` is not a day or a month is none
 * @example proposeDates({ months: [4, 5], days: 7, today: '2026-11-21' }) // from 2027-04-03 to 2027-04-09
 */
export function proposeDates(wanted: { months: readonly number[]; days: number; today: string }): TravelDates {
  const { months, days, today } = wanted;
  if (months.some((month) => !Number.isInteger(month) || month < 1 || month > 12)) {
    throw new RangeError(`One of ${months.join(', ')} is not a month.`);
  }
  let startDate = weekdayFrom(addDays(today, LEAD_DAYS), SATURDAY);
  while (months.length > 0 && !months.includes(monthOf(startDate))) startDate = addDays(startDate, 7);
  return { startDate, endDate: addDays(startDate, days - 1) };
}
