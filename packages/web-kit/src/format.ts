/**
 * How money, days, times and people are written: US English, US dollars (spec, section 1). By hand, because that is one
 * language: constructing the `Intl` formatters for it takes a phone about 100 ms of the page it opens first. Tests hold
 * each to what `Intl` writes.
 */
import {
  formatCount,
  formatDate,
  formatDateRange,
  formatDayOfYear,
  formatMinutes,
  formatNumber,
  localDayOf,
  parseIsoDuration,
  utcOfLocal,
} from '@sojourn/travel';

const two = (value: number) => String(value).padStart(2, '0');

/** US dollars, no cents unless `decimals` is 2: `$1,240`. */
export function formatMoney(usd: number, { decimals = 0 }: { decimals?: 0 | 2 } = {}): string {
  const [whole = '', cents] = Math.abs(usd).toFixed(decimals).split('.');
  const amount = cents ? `${formatNumber(Number(whole))}.${cents}` : formatNumber(Number(whole));
  return usd < 0 ? `-$${amount}` : `$${amount}`;
}

/** A local wall-clock time `2027-04-10T08:20:00` as `8:20 AM`. */
export function formatClock(local: string): string {
  const instant = utcOfLocal(local);
  const hour = instant.getUTCHours();
  return `${hour % 12 || 12}:${two(instant.getUTCMinutes())} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** An ISO 8601 duration `PT2H30M` as `2h 30m`; what is no such duration comes back as it is. */
export function formatDuration(duration: string): string {
  const minutes = parseIsoDuration(duration);
  return minutes === null ? duration : formatMinutes(minutes);
}

export { formatCount, formatDate, formatDateRange, formatDayOfYear };

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
