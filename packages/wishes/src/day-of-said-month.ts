/** 'In November, starting on the 5th': a day whose month stands elsewhere in the text. English. */
import { dayOf, lastDayOf } from '@sojourn/travel';
import { monthWords } from './times';

const STARTS =
  /\b(?:(?:leav(?:e|ing)|depart(?:ing)?|start(?:ing)?|begin(?:ning)?|fly(?:ing)?(?: out)?|set(?:ting)? off|go|going|travel(?:ing|ling)?)(?: on| from)?|from) the (?<day>\d{1,2})(?:st|nd|rd|th)\b(?! (?:of|week|weekend|time|to|until|till|floor|hole)\b)/iu;
const NAMED = new RegExp(
  `\\b(?:${monthWords.map(([english = '']) => `(${english}|${english.slice(0, 3)})`).join('|')})\\b`,
  'giu',
);

/**
 * The departure in a text that names one month and, elsewhere, a day to leave on.
 * @param today `YYYY-MM-DD`: the day is the next of its name
 * @example dayOfSaidMonth('in November, starting on the 5th', '2026-12-01') // [{ startDate: '2027-11-05', start: 13, end: 32 }]
 */
export function dayOfSaidMonth(text: string, today: string): { startDate: string; start: number; end: number }[] {
  const found = STARTS.exec(text);
  const months = new Set(
    [...text.matchAll(NAMED)].map((each) => each.slice(1).findIndex((name) => name !== undefined)),
  );
  const [month, another] = months;
  if (!found || month === undefined || another !== undefined) return [];
  const year = Number(today.slice(0, 4));
  const days = [year, year + 1].map((each) => dayOf(each, month + 1, Number(found.groups?.['day'])));
  const startDate = days.find((each) => each > today) ?? '';
  const isDay = startDate !== '' && startDate <= lastDayOf(startDate.slice(0, 7));
  return isDay ? [{ startDate, start: found.index, end: found.index + found[0].length }] : [];
}
