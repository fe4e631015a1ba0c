/** Days as sentences say them. */
import { monthName, monthOf, shortened } from '@sojourn/travel';

/** A day as a history says it: `Apr 12, 2027`. */
export const formatDay = (day: string): string =>
  `${monthName(monthOf(day)).slice(0, 3)} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;

/** Where an item is to be: a day, or on none. */
export const formatDayOrUnscheduled = (day: string | null): string => (day === null ? 'Unscheduled' : formatDay(day));

const LONGEST = 280;

/** A sentence short enough for a history; a character of two halves stays whole. */
export function shorten(sentence: string): string {
  if (sentence.length <= LONGEST) return sentence;
  return `${shortened(sentence, LONGEST - 1)}…`;
}
