/** The small shapes that every subject is made of: dates, codes, counts in query strings. */
import { z } from './zod';

const CALENDAR_DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const isLeapYear = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/**
 * Whether a text is a day that exists.
 * @example isCalendarDate('2027-02-29') // false, 2027 is no leap year
 */
export function isCalendarDate(text: string): boolean {
  if (!CALENDAR_DATE.test(text)) return false;
  // Asked some thousand times of a large trip; a `Date` of each would take a phone a tenth of a second.
  const [month, day] = [text.slice(5, 7), text.slice(8)];
  if (month === '02') return day < '29' || (day === '29' && isLeapYear(Number(text.slice(0, 4))));
  return day < '31' || !['04', '06', '09', '11'].includes(month);
}

/** A day without a time, `YYYY-MM-DD`, that exists in the calendar. */
export const calendarDateSchema = z
  .string('Please give a date as YYYY-MM-DD.')
  .check(z.refine(isCalendarDate, 'Please give a real date as YYYY-MM-DD.'));

/** A time of day on a wall clock, `HH:MM` from 00:00 to 23:59. */
export const clockTimeSchema = z
  .string('Please give a time as HH:MM.')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please give a time as HH:MM.'));

/** A time zone by its name in the IANA database, `Europe/Rome`. Whether there is one of that name is for its reader to say. */
export const timeZoneSchema = z
  .string()
  .check(z.regex(/^[A-Za-z][\w+/-]{0,63}$/, 'Please give a time zone by its name.'));

/** An instant, ISO 8601 with an offset or Z. */
export const instantSchema = z.iso.datetime({ offset: true });

/** A local wall-clock time at an airport, ISO 8601 without an offset: `2027-04-10T08:20:00`. */
export const localTimeSchema = z.iso.datetime({ local: true });

/** An IATA airport or metropolitan code (three letters, IATA Resolution 763); lower case is accepted and raised. */
export const iataCodeSchema = z.pipe(
  z.pipe(
    z.string('Please select valid airport codes from the suggestions'),
    z.transform((code: string) => code.trim().toUpperCase()),
  ),
  z.string().check(z.regex(/^[A-Z]{3}$/, 'Please select valid airport codes from the suggestions')),
);

/**
 * A whole number that arrives as text in a query string.
 * @param name how a person would call it, for the message
 * @param range inclusive bounds
 */
export function queryNumber(name: string, range: { min: number; max: number }) {
  const message = `${name} must be a whole number from ${range.min} to ${range.max}.`;
  return z.pipe(
    z.pipe(z.string(message).check(z.regex(/^\d{1,3}$/, message)), z.transform(Number)),
    z.number().check(z.minimum(range.min, message), z.maximum(range.max, message)),
  );
}

/**
 * A {@link queryNumber} that may be left out.
 * @param range inclusive bounds, and the value when it is left out
 */
export const queryCount = (name: string, range: { min: number; max: number; fallback: number }) =>
  z._default(queryNumber(name, range), range.fallback);

/** A page's place on the globe, in degrees (WGS 84). */
export const positionSchema = z.object({
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
});

/** See {@link positionSchema}. */
export type Position = z.infer<typeof positionSchema>;

/**
 * The `Idempotency-Key` header: a caller's name for one press of one button, so that a double click or a retry creates
 * one thing. 8 to 120 visible ASCII characters.
 */
export const idempotencyKeySchema = z
  .string('Please give one Idempotency-Key.')
  .check(z.regex(/^[\x21-\x7e]{8,120}$/, 'An Idempotency-Key has 8 to 120 visible ASCII characters.'));
