/** Days by their name in another calendar. Days are `YYYY-MM-DD`. */
import { addDays, dayOf, movingFeastOf } from '@sojourn/travel';
import { LRUCache } from 'lru-cache';

/** Other calendars, as `Intl` names them. */
export type OtherCalendar = 'chinese' | 'hebrew' | 'islamic-umalqura';
type Asked = { calendar: OtherCalendar; year: number };

const years = new LRUCache<string, ReadonlyMap<string, readonly string[]>, Asked>({
  max: 100,
  memoMethod: (_key, _old, { context: { calendar, year } }) => {
    const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
      month: 'numeric',
      day: '2-digit',
      timeZone: 'UTC',
    });
    const days = new Map<string, string[]>();
    for (let day = dayOf(year, 1, 1); day <= dayOf(year, 12, 31); day = addDays(day, 1)) {
      const parts = new Map(format.formatToParts(new Date(day)).map(({ type, value }) => [type, value]));
      const name = `${parts.get('month')?.padStart(2, '0')}-${parts.get('day')}`;
      days.set(name, [...(days.get(name) ?? []), day]);
    }
    return days;
  },
});

/** The days of a year by their name in another calendar, `10-01` or `Nisan-15`: a Hijri day may come twice in one year. */
export const daysByName = (calendar: OtherCalendar, year: number): ReadonlyMap<string, readonly string[]> =>
  years.memo(`${calendar} ${year}`, { context: { calendar, year } });

/** The day of the Lunar New Year; beyond the years that are written down as the runtime's calendar has it. */
export const lunarNewYearOf = (year: number): string | undefined =>
  movingFeastOf('lunar-new-year', year) ?? daysByName('chinese', year).get('01-01')?.[0];
