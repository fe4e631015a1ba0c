/** On which days a feast is held: fixed days, the weekday of a month, and those that Easter, the moon or another calendar move. */
import { addDays, easterOf, orthodoxEasterOf, weekdayFrom } from '@sojourn/travel';
import { daysByName, lunarNewYearOf } from '../feast-calendar.model';

/** The nights of one feast, `YYYY-MM-DD` of a year or `MM-DD` of every year. */
export type FeastDays = { from: string; to: string };

/** Years for which feasts are dated. */
export type FeastYears = { years: readonly number[] };

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const CALENDARS = { hijri: 'islamic-umalqura', hebrew: 'hebrew' } as const;

/** Every day that is meant by a rule without its count of days. */
function anchorsOf(anchor: string, { years }: FeastYears): readonly string[] {
  if (anchor === 'easter') return years.map(easterOf);
  if (anchor === 'orthodox') return years.map(orthodoxEasterOf);
  if (anchor === 'lunar') return years.flatMap((year) => lunarNewYearOf(year) ?? []);
  const [, calendar, name = ''] = /^(hijri|hebrew)-(.+)$/.exec(anchor) ?? [];
  if (calendar === 'hijri' || calendar === 'hebrew')
    return years.flatMap((year) => daysByName(CALENDARS[calendar], year).get(name) ?? []);
  const [, weekday = '', day] = /^([a-z]{3})>=(\d\d-\d\d)$/.exec(anchor) ?? [];
  if (!day || !WEEKDAYS.includes(weekday)) throw new RangeError(`Nobody knows the day ${anchor}.`);
  return years.map((year) => weekdayFrom(`${year}-${day}`, WEEKDAYS.indexOf(weekday)));
}

/**
 * The nights of a feast by the rule of its first and last, as `market/events.json` writes them.
 * @throws RangeError when the rule is none
 * @example feastDays('easter-52', '+5', { years: [2027] }) // from 2027-02-04 to 2027-02-09
 */
export function feastDays(first: string, last: string, feastYears: FeastYears): FeastDays[] {
  if (/^(\d{4}-)?\d\d-\d\d$/.test(first)) return [{ from: first, to: last }];
  const [, anchor = first, count = '0'] = /^(easter|orthodox|lunar)([+-]\d+)$/.exec(first) ?? [];
  return anchorsOf(anchor, feastYears).map((day) => {
    const from = addDays(day, Number(count));
    return { from, to: addDays(from, Number(last)) };
  });
}
