const twoDigits = (part: number) => String(part).padStart(2, '0');

/**
 * The calendar day on which an instant falls where the reader is: in this machine's time zone, not in UTC, whose day is
 * another one for hours of every day.
 * @param instant as a date, or as ISO 8601 with its offset
 * @returns the day as `YYYY-MM-DD`
 * @example localDayOf('2027-04-10T23:30:00Z') // '2027-04-11' in Rome
 */
export function localDayOf(instant: Date | string): string {
  const moment = new Date(instant);
  return [moment.getFullYear(), twoDigits(moment.getMonth() + 1), twoDigits(moment.getDate())].join('-');
}
