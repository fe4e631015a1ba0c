/**
 * How calendar days are written: US English (spec, section 1). By hand, because constructing the `Intl` formatters for one
 * language takes a phone about 100 ms.
 */

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * A calendar day or a local wall-clock time as an instant in UTC, whose parts are then those that were written.
 * @throws RangeError for anything else
 */
export function utcOfLocal(local: string): Date {
  const instant = new Date(`${local.length === 10 ? `${local}T00:00:00` : local.slice(0, 19)}Z`);
  if (Number.isNaN(instant.getTime())) throw new RangeError(`no calendar day or local time: ${local}`);
  return instant;
}

const dayOfYear = (instant: Date) => `${MONTHS[instant.getUTCMonth()]} ${instant.getUTCDate()}`;

/** `YYYY-MM-DD` (or a local time) as `Apr 10, 2027`. */
export function formatDate(day: string): string {
  const instant = utcOfLocal(day.slice(0, 10));
  return `${dayOfYear(instant)}, ${instant.getUTCFullYear()}`;
}

/** `YYYY-MM-DD` (or a local time) without its year: `Apr 10`. For a grid or an axis of days alone: words have the year. */
export function formatDayOfYear(day: string): string {
  return dayOfYear(utcOfLocal(day.slice(0, 10)));
}

/** Two days as `Apr 10, 2027 - Apr 17, 2027`: each date carries its year (spec, section 9). One day is that day. */
export function formatDateRange(from: string, to: string): string {
  return from === to ? formatDate(from) : `${formatDate(from)} - ${formatDate(to)}`;
}
