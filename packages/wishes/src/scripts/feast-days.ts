/**
 * Days off of feasts in the east. Those of the moon that `@sojourn/travel` has not are of the calendars `chinese` and `dangi`
 * that `Intl` has; the test computes them anew.
 */
import { addDays, movingFeastOf, type MovingFeast } from '@sojourn/travel';

type Days = { startDate: string; endDate?: string };

/** The first year of each row below, which has a day for each year from there on. */
export const FIRST_YEAR = 2026;
export const moonDays = {
  'lunar-new-year-ko': '02-17 02-07 01-27 02-13 02-03 01-23 02-11',
  'mid-autumn': '09-25 09-15 10-03 09-22 09-12 10-01 09-19',
  chuseok: '09-25 09-15 10-03 09-22 09-12 10-01 09-19',
  'dragon-boat': '06-19 06-09 05-28 06-16 06-05 06-24 06-12',
} as const;

/** Days off before the feast's day and behind it. */
const OFF: Readonly<Record<keyof typeof moonDays | MovingFeast, readonly [before: number, behind: number]>> = {
  'lunar-new-year': [1, 6],
  'lunar-new-year-ko': [1, 1],
  'mid-autumn': [0, 2],
  chuseok: [1, 1],
  'dragon-boat': [0, 2],
  'eid-al-fitr': [0, 2],
  'eid-al-adha': [0, 3],
  diwali: [0, 0],
};
const FIXED: Readonly<Record<string, readonly [string, string]>> = {
  'golden-week': ['04-29', '05-05'],
  obon: ['08-13', '08-16'],
  'national-day': ['10-01', '10-07'],
  'labour-day': ['05-01', '05-05'],
};

function daysIn(feast: string, year: number): Days | null {
  const fixed = FIXED[feast];
  if (fixed) return { startDate: `${year}-${fixed[0]}`, endDate: `${year}-${fixed[1]}` };
  if (!isOfMoon(feast)) return null;
  const day = isWritten(feast) ? writtenDay(feast, year) : movingFeastOf(feast, year);
  const [before, behind] = OFF[feast];
  return day ? { startDate: addDays(day, -before), endDate: addDays(day, behind) } : null;
}

const isOfMoon = (feast: string): feast is keyof typeof OFF => feast in OFF;
const isWritten = (feast: keyof typeof OFF): feast is keyof typeof moonDays => feast in moonDays;

function writtenDay(feast: keyof typeof moonDays, year: number): string | undefined {
  const day = moonDays[feast].split(' ')[year - FIRST_YEAR];
  return day && `${year}-${day}`;
}

/**
 * The next days off of a feast; null for one that no table has.
 * @example feastDays('golden-week', '2026-11-30') // { startDate: '2027-04-29', endDate: '2027-05-05' }
 */
export function feastDays(feast: string, today: string): Days | null {
  const year = Number(today.slice(0, 4));
  return [year, year + 1].map((each) => daysIn(feast, each)).find((days) => days && days.startDate > today) ?? null;
}
