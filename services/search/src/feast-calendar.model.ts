/** Days that move: Easter, the weekday after a day, and days by their name in another calendar. Days are `YYYY-MM-DD`. */
import { addDays, dayOf } from '@sojourn/travel';
import { LRUCache } from 'lru-cache';

const WEEK = 7;

/** Days by which the Julian calendar is behind, from 1900 to 2099. */
const JULIAN_DAYS = 13;

/** Easter Sunday of the Orthodox churches, by the rule of Meeus, as a day of the Gregorian calendar. */
export function orthodoxEasterOf(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % WEEK) - moon + 34) % WEEK;
  const sum = moon + sunday + 114;
  return addDays(dayOf(year, Math.floor(sum / 31), (sum % 31) + 1), JULIAN_DAYS);
}

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

/**
 * The Lunar New Years as the Purple Mountain Observatory dates them: the runtime's Chinese calendar is a day off in some years
 * (2027-02-07, 2030-02-02), since its new moons fall within minutes of midnight.
 */
const LUNAR_NEW_YEARS: ReadonlyMap<number, string> = new Map(
  [
    ...['2024-02-10', '2025-01-29', '2026-02-17', '2027-02-06', '2028-01-26', '2029-02-13', '2030-02-03', '2031-01-23'],
    ...['2032-02-11', '2033-01-31', '2034-02-19', '2035-02-08'],
  ].map((day) => [Number(day.slice(0, 4)), day]),
);

/** The day of the Lunar New Year; beyond the years that are written down as the runtime's calendar has it. */
export const lunarNewYearOf = (year: number): string | undefined =>
  LUNAR_NEW_YEARS.get(year) ?? daysByName('chinese', year).get('01-01')?.[0];
