// Single functions: date-fns' own `format` and `parse` would add 8 kB to the first form of the site.
import { formatISO } from 'date-fns/formatISO';
import { isExists } from 'date-fns/isExists';

// Constructing an `Intl` formatter takes a phone 90 ms of the page it opens first.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const SHORT_MONTHS = MONTHS.map((month) => month.toLowerCase());
const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const us = /^(\d{1,2})[/.](\d{1,2})(?:[/.](\d{2}|\d{4}))?$/;
const monthFirst = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/;
const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})\.?(?:,? (\d{4}))?$/;

/** `YYYY-MM-DD` as the local midnight of that day; undefined for '', a day that does not exist and anything else. */
export const dateFromPlain = (plain: string | undefined) => {
  const [, y, m, d] = iso.exec(plain ?? '') ?? [];
  const [year, month, day] = [Number(y), Number(m) - 1, Number(d)];
  return isExists(year, month, day) ? new Date(year, month, day) : undefined;
};

/** The calendar day of a local Date as `YYYY-MM-DD`. */
export const plainFromDate = (date: Date) => formatISO(date, { representation: 'date' });

/** `Apr 10, 2027`; a text that is no date is given back, so that whoever wrote it can mend it. */
export const formatPlain = (plain: string | undefined): string => {
  const date = dateFromPlain(plain);
  return date ? `${MONTHS[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}` : (plain ?? '');
};

/** `Saturday`, or '' for no date. */
export const weekdayOf = (plain: string | undefined): string => {
  const date = dateFromPlain(plain);
  return date ? (WEEKDAYS[date.getDay()] as string) : '';
};

const existing = (year: number, month: number, day: number) =>
  isExists(year, month - 1, day) ? plainFromDate(new Date(year, month - 1, day)) : undefined;

/** Without a year a date means the next such day that is not before `from`. */
const withYear = (year: string | undefined, [month, day]: [number, number], from: string) => {
  if (year) return existing(year.length === 2 ? 2000 + Number(year) : Number(year), month, day);
  const start = Number(from.slice(0, 4));
  return [0, 1, 2, 3, 4].map((n) => existing(start + n, month, day)).find((date) => date !== undefined && date >= from);
};

/**
 * Reads a date as people write it in American English: `2027-04-10`, `4/10/2027`, `4/10`, `Apr 10, 2027`, `April 10`,
 * `10 Apr 2027`. Undefined when it is none, or a day that does not exist.
 * @param from the day, `YYYY-MM-DD`, from which a date without a year is looked for
 */
export const parseTypedDate = (typed: string, from: string): string | undefined => {
  const words = typed.trim().toLowerCase().replace(/\s+/g, ' ');
  const plain = iso.exec(words);
  if (plain) return existing(Number(plain[1]), Number(plain[2]), Number(plain[3]));
  const slashed = us.exec(words);
  if (slashed) return withYear(slashed[3], [Number(slashed[1]), Number(slashed[2])], from);
  const first = monthFirst.exec(words);
  const second = dayFirst.exec(words);
  const [name, day, year] = first ? [first[1], first[2], first[3]] : [second?.[2], second?.[1], second?.[3]];
  const month = SHORT_MONTHS.indexOf((name ?? '').slice(0, 3)) + 1;
  return month > 0 && day ? withYear(year, [month, Number(day)], from) : undefined;
};
