/** On which days a feast is held: fixed days, the weekday of a month, and those that Easter, the moon or another calendar move. */
import { addDays, weekdayOf } from '@sojourn/travel';

/** The nights of one feast, `YYYY-MM-DD` of a year or `MM-DD` of every year. */
export type FeastDays = { from: string; to: string };

/** Years for which feasts are dated, and the Lunar New Year of each as `YYYY-MM-DD`. */
export type FeastYears = { years: readonly number[]; lunarNewYears: readonly string[] };

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const WEEK = 7;

const dayOf = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

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

const calendars = new Map<string, ReadonlyMap<string, readonly string[]>>();

/** The days of some years by their name in another calendar: a Hijri day may come twice in one year. */
function daysByName(calendar: 'islamic-umalqura' | 'hebrew', { years }: FeastYears) {
  const key = `${calendar} ${years.join()}`;
  const known = calendars.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { month: 'numeric', day: '2-digit', timeZone: 'UTC' });
  const days = new Map<string, string[]>();
  for (const year of years) {
    for (let day = dayOf(year, 1, 1); day <= dayOf(year, 12, 31); day = addDays(day, 1)) {
      const parts = new Map(format.formatToParts(new Date(day)).map(({ type, value }) => [type, value]));
      const name = `${parts.get('month')?.padStart(2, '0')}-${parts.get('day')}`;
      days.set(name, [...(days.get(name) ?? []), day]);
    }
  }
  calendars.set(key, days);
  return days;
}

/** Every day that is meant by a rule without its count of days. */
function anchorsOf(anchor: string, feastYears: FeastYears): readonly string[] {
  const { years, lunarNewYears } = feastYears;
  if (anchor === 'easter') return years.map(easterOf);
  if (anchor === 'orthodox') return years.map(orthodoxEasterOf);
  if (anchor === 'lunar') return lunarNewYears;
  const [, calendar, name = ''] = /^(hijri|hebrew)-(.+)$/.exec(anchor) ?? [];
  if (calendar) return daysByName(calendar === 'hijri' ? 'islamic-umalqura' : 'hebrew', feastYears).get(name) ?? [];
  const [, weekday = '', day] = /^([a-z]{3})>=(\d\d-\d\d)$/.exec(anchor) ?? [];
  if (!day || !WEEKDAYS.includes(weekday)) throw new RangeError(`Nobody knows the day ${anchor}.`);
  return years.map((year) => {
    const earliest = `${year}-${day}`;
    return addDays(earliest, (WEEKDAYS.indexOf(weekday) - weekdayOf(earliest) + WEEK) % WEEK);
  });
}

/**
 * The nights of a feast by the rule of its first and last, as `market/events.json` writes them.
 * @throws RangeError when the rule is none
 * @example feastDays('easter-52', '+5', { years: [2027], lunarNewYears: [] }) // from 2027-02-04 to 2027-02-09
 */
export function feastDays(first: string, last: string, feastYears: FeastYears): FeastDays[] {
  if (/^(\d{4}-)?\d\d-\d\d$/.test(first)) return [{ from: first, to: last }];
  const [, anchor = first, count = '0'] = /^(easter|orthodox|lunar)([+-]\d+)$/.exec(first) ?? [];
  return anchorsOf(anchor, feastYears).map((day) => {
    const from = addDays(day, Number(count));
    return { from, to: addDays(from, Number(last)) };
  });
}
