/** Days in numbers between slashes, '15/08 to 30/08': read where only one order of day and month makes a trip of them. */
import { dayOf, daysBetween, lastDayOf } from '@sojourn/travel';
import { LONGEST_TRIP } from './lengths';

const DAY = String.raw`(\d{1,2})/(\d{1,2})(?:/((?:20)?\d\d))?`;
const SPAN = new RegExp(
  String.raw`(?<![\d/])(?:(?:from|between|vom|du|del|dal|around|about)(?: the)? )?${DAY}\s*(?:-|–|to|till|until|and|bis(?: zum)?|au|al|a)(?: the)?\s*${DAY}(?![\d/])`,
  'giu',
);

type Numbers = readonly [one: number, other: number, year: number | undefined];

/** `YYYY-MM-DD`, the next day of its name where no year is said; null for a day that no month has. */
function dayFrom([one, other, year]: Numbers, isDayFirst: boolean, from: string): string | null {
  const [day, month] = isDayFirst ? [one, other] : [other, one];
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  const said = dayOf(year ?? Number(from.slice(0, 4)), month, day);
  if (said > lastDayOf(said.slice(0, 7))) return null;
  return year === undefined && said <= from ? dayOf(Number(from.slice(0, 4)) + 1, month, day) : said;
}

const numbersOf = (one = '', other = '', year?: string): Numbers => [
  ...([Number(one), Number(other)] as const),
  year === undefined ? undefined : Number(year.padStart(4, '20')),
];

/**
 * Spans of days in a text; `start` and `end` are where they stand. What can be read in both orders is none.
 * @param today `YYYY-MM-DD`
 * @example slashedDaysIn('15/08 to 30/08', '2026-11-30') // [{ startDate: '2027-08-15', endDate: '2027-08-30', start: 0, end: 14 }]
 */
export function slashedDaysIn(text: string, today: string) {
  return [...text.matchAll(SPAN)].flatMap(({ index, 0: words, 1: a, 2: b, 3: year, 4: c, 5: d, 6: endYear }) => {
    const readings = [true, false].flatMap((isDayFirst) => {
      const startDate = dayFrom(numbersOf(a, b, year ?? endYear), isDayFirst, today);
      const endDate = startDate && dayFrom(numbersOf(c, d, endYear), isDayFirst, startDate);
      const days = startDate && endDate ? daysBetween(startDate, endDate) : 0;
      return startDate && endDate && days > 0 && days <= LONGEST_TRIP ? [{ startDate, endDate }] : [];
    });
    const [reading] = readings;
    return reading && readings.length === 1 ? [{ ...reading, start: index, end: index + words.length }] : [];
  });
}
