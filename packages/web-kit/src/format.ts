/** How money, days, times and people are written: US English, US dollars (spec, section 1). */

/** Makes a formatter when it is first needed: constructing one takes about 10 ms on a phone. */
function once<Format>(construct: () => Format): () => Format {
  let made: Format | undefined;
  return () => (made ??= construct());
}

const dateParts = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const dateFormat = (parts: Intl.DateTimeFormatOptions) =>
  once(() => new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' }));
const dayFormat = dateFormat(dateParts);
const shortDayFormat = dateFormat({ month: 'short', day: 'numeric' });
const weekdayFormat = dateFormat({ weekday: 'long' });
const clockFormat = dateFormat({ hour: 'numeric', minute: '2-digit' });
const countFormat = once(() => new Intl.NumberFormat('en-US'));
const moneyFormat = (digits: number) =>
  once(
    () =>
      new Intl.NumberFormat('en-US', {
        style: 'currency',
        currency: 'USD',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  );
const dollarFormat = moneyFormat(0);
const centFormat = moneyFormat(2);

/** A calendar day or a local wall-clock time as an instant in UTC, so that formatting in UTC gives it back unshifted. */
const asUtc = (local: string) => new Date(`${local.length === 10 ? `${local}T00:00:00` : local.slice(0, 19)}Z`);

/** US dollars, no cents unless `decimals` is 2: `$1,240`. */
export function formatMoney(usd: number, { decimals = 0 }: { decimals?: 0 | 2 } = {}): string {
  return (decimals === 2 ? centFormat() : dollarFormat()).format(usd);
}

/** `YYYY-MM-DD` (or a local time) as `Apr 10, 2027`. */
export function formatDate(day: string): string {
  return dayFormat().format(asUtc(day.slice(0, 10)));
}

/** `YYYY-MM-DD` (or a local time) without its year: `Apr 10`. */
export function formatDayOfYear(day: string): string {
  return shortDayFormat().format(asUtc(day.slice(0, 10)));
}

/** Two days as `Apr 10 - Apr 17, 2027`, with both years when they differ. */
export function formatDateRange(from: string, to: string): string {
  if (from === to) return formatDate(from);
  const start = from.slice(0, 4) === to.slice(0, 4) ? formatDayOfYear(from) : formatDate(from);
  return `${start} - ${formatDate(to)}`;
}

/** The weekday of `YYYY-MM-DD`: `Saturday`. */
export function formatWeekday(day: string): string {
  return weekdayFormat().format(asUtc(day.slice(0, 10)));
}

/** A local wall-clock time `2027-04-10T08:20:00` as `8:20 AM`. */
export function formatClock(local: string): string {
  return clockFormat().format(asUtc(local));
}

/** An ISO instant in this browser's zone: `Apr 10, 2027, 8:20 AM`. */
export function formatInstant(instant: string): string {
  return new Date(instant).toLocaleString('en-US', { ...dateParts, hour: 'numeric', minute: '2-digit' });
}

/** An ISO 8601 duration `PT2H30M` as `2h 30m`; what is no such duration comes back as it is. */
export function formatDuration(duration: string): string {
  const parts = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/.exec(duration);
  if (!parts) return duration;
  const hours = Number(parts[1] ?? 0) * 24 + Number(parts[2] ?? 0);
  const minutes = Number(parts[3] ?? 0);
  return [hours && `${hours}h`, (minutes || !hours) && `${minutes}m`].filter(Boolean).join(' ');
}

/** A number and its noun: `1 flight`, `1,204 flights`; `plural` for nouns that do not just take an s. */
export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${countFormat().format(count)} ${count === 1 ? noun : plural}`;
}

/** Who travels: `2 adults, 1 child`. */
export function formatPassengers(who: { adults: number; children?: number; infants?: number }): string {
  const parts = [formatCount(who.adults, 'adult')];
  if (who.children) parts.push(formatCount(who.children, 'child', 'children'));
  if (who.infants) parts.push(formatCount(who.infants, 'infant'));
  return parts.join(', ');
}

/** Today on this device's calendar as `YYYY-MM-DD`. */
export function todayHere(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
