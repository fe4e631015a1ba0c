/** When Easter is. */
import { dayOf } from './calendar-day';

const WEEK = 7;

/**
 * Easter Sunday of the Gregorian calendar, `YYYY-MM-DD`, by the anonymous computus (Meeus, "Astronomical Algorithms", 1991).
 * @example easterOf(2027) // '2027-03-28'
 */
export function easterOf(year: number): string {
  const [century, ofCentury, golden] = [Math.floor(year / 100), year % 100, year % 19];
  const correction = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + correction + 15) % 30;
  const leaps = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % WEEK;
  const shift = Math.floor((golden + 11 * epact + 22 * leaps) / 451);
  const sum = epact + leaps - WEEK * shift + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1);
}
