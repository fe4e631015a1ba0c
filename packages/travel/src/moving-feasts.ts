/** Feasts whose day moves from year to year, by tables until 2035 and, of the Orthodox Easter, by rule. Days are `YYYY-MM-DD`. */
import { addDays, dayOf } from './calendar-day';

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

/**
 * Days by the feast, one a year. Lunar New Year as the Purple Mountain Observatory dates it: the runtime's Chinese calendar is
 * a day off in some years (2027-02-07, 2030-02-02), since its new moons fall within minutes of midnight. The Eids by the
 * calendar of Umm al-Qura, where the moon that is seen may make it a day later; of two in a year the first. Diwali is the
 * evening of Lakshmi Puja in India.
 */
const DAYS = {
  'lunar-new-year':
    '2024-02-10 2025-01-29 2026-02-17 2027-02-06 2028-01-26 2029-02-13 2030-02-03 2031-01-23 2032-02-11 2033-01-31 2034-02-19 2035-02-08',
  'eid-al-fitr':
    '2026-03-20 2027-03-09 2028-02-26 2029-02-14 2030-02-04 2031-01-24 2032-01-14 2033-01-03 2034-12-12 2035-12-01',
  'eid-al-adha':
    '2026-05-27 2027-05-16 2028-05-05 2029-04-24 2030-04-13 2031-04-02 2032-03-22 2033-03-12 2034-03-01 2035-02-19',
  diwali: '2026-11-08 2027-10-29 2028-10-17 2029-11-05 2030-10-26 2031-11-14 2032-11-02',
} as const;
export type MovingFeast = keyof typeof DAYS;

/** The day of a feast in a year; undefined for years that are not written down. */
export const movingFeastOf = (feast: MovingFeast, year: number): string | undefined =>
  DAYS[feast].split(' ').find((day) => day.startsWith(`${year}-`));
