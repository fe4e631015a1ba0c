/** Days that move: Easter, the weekday after a day, and days by their name in another calendar. Days are `YYYY-MM-DD`. */
import { addDays, weekdayOf } from '@sojourn/travel';
import { LRUCache } from 'lru-cache';

const WEEK = 7;

export const dayOf = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The first such weekday (0 is Sunday) on a day or after it. */
export const weekdayFrom = (day: string, weekday: number): string =>
  addDays(day, (weekday - weekdayOf(day) + WEEK) % WEEK);

/** Easter Sunday of the Gregorian calendar, by the anonymous computus. */
export function easterOf(year: number): string {
  const [century, ofCentury, golden] = [Math.floor(year / 100), year % 100, year % 19];
  const correction = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + correction + 15) % 30;
  const leaps = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % WEEK;
  const shift = Math.floor((golden + 11 * epact + 22 * leaps) / 451);
  const sum = epact + leaps - WEEK * shift + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1);
}

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
