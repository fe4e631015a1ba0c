/**
 * How money, days, times and people are written: US English, US dollars (spec, section 1). By hand, because that is one
 * language: constructing the `Intl` formatters for it takes a phone about 100 ms of the page it opens first. Tests hold
 * each to what `Intl` writes.
 */
import { formatCount, formatMinutes, formatNumber, localDayOf, parseIsoDuration } from '@sojourn/travel';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const two = (value: number) => String(value).padStart(2, '0');

/**
 * A calendar day or a local wall-clock time as an instant in UTC, whose parts are then those that were written.
 * @throws RangeError for anything else
 */
function asUtc(local: string): Date {
  const instant = new Date(`${local.length === 10 ? `${local}T00:00:00` : local.slice(0, 19)}Z`);
  if (Number.isNaN(instant.getTime())) throw new RangeError(`no calendar day or local time: ${local}`);
  return instant;
}

const dayOfYear = (instant: Date) => `${MONTHS[instant.getUTCMonth()]} ${instant.getUTCDate()}`;

/** US dollars, no cents unless `decimals` is 2: `$1,240`. */
export function formatMoney(usd: number, { decimals = 0 }: { decimals?: 0 | 2 } = {}): string {
  const [whole = '', cents] = Math.abs(usd).toFixed(decimals).split('.');
  const amount = cents ? `${formatNumber(Number(whole))}.${cents}` : formatNumber(Number(whole));
  return usd < 0 ? `-$${amount}` : `$${amount}`;
}

/** `YYYY-MM-DD` (or a local time) as `Apr 10, 2027`. */
export function formatDate(day: string): string {
  const instant = asUtc(day.slice(0, 10));
  return `${dayOfYear(instant)}, ${instant.getUTCFullYear()}`;
}

/** `YYYY-MM-DD` (or a local time) without its year: `Apr 10`. For a grid or an axis of days alone: words have the year. */
export function formatDayOfYear(day: string): string {
  return dayOfYear(asUtc(day.slice(0, 10)));
}

/** Two days as `Apr 10, 2027 - Apr 17, 2027`: each date carries its year (spec, section 9). One day is that day. */
export function formatDateRange(from: string, to: string): string {
  return from === to ? formatDate(from) : `${formatDate(from)} - ${formatDate(to)}`;
}

/** A local wall-clock time `2027-04-10T08:20:00` as `8:20 AM`. */
export function formatClock(local: string): string {
  const instant = asUtc(local);
  const hour = instant.getUTCHours();
  return `${hour % 12 || 12}:${two(instant.getUTCMinutes())} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** An ISO 8601 duration `PT2H30M` as `2h 30m`; what is no such duration comes back as it is. */
export function formatDuration(duration: string): string {
  const minutes = parseIsoDuration(duration);
  return minutes === null ? duration : formatMinutes(minutes);
}

export { formatCount };

/** Who travels: `2 adults, 1 child`. */
export function formatPassengers(who: { adults: number; children?: number; infants?: number }): string {
  const parts = [formatCount(who.adults, 'adult')];
  if (who.children) parts.push(formatCount(who.children, 'child', 'children'));
  if (who.infants) parts.push(formatCount(who.infants, 'infant'));
  return parts.join(', ');
}

/** Today on this device's calendar as `YYYY-MM-DD`. */
export function todayHere(now = new Date()): string {
  return localDayOf(now);
}
