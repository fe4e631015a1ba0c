/** Durations of flights and activities, in whole minutes. */

const ISO_DURATION = /^P(?=\d|T\d)(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?)?$/;

/**
 * Minutes of an ISO 8601 duration in days, hours and minutes; null for any other text.
 * @example parseIsoDuration('PT2H30M') // 150
 */
export function parseIsoDuration(text: string): number | null {
  const parts = ISO_DURATION.exec(text);
  if (!parts) return null;
  const [, days = 0, hours = 0, minutes = 0] = parts.map((part) => (part ? Number(part) : 0));
  return (days * 24 + hours) * 60 + minutes;
}

function hoursAndMinutes(minutes: number): [hours: number, rest: number] {
  if (!Number.isSafeInteger(minutes) || minutes < 0) throw new RangeError(`${minutes} is not a number of minutes.`);
  return [Math.floor(minutes / 60), minutes % 60];
}

/**
 * Minutes as an ISO 8601 duration in hours and minutes; 0 is `PT0M`.
 * @param minutes a whole number, 0 or more
 * @throws RangeError for any other number
 * @example formatIsoDuration(155) // 'PT2H35M'
 */
export function formatIsoDuration(minutes: number): string {
  const [hours, rest] = hoursAndMinutes(minutes);
  return `PT${hours > 0 ? `${hours}H` : ''}${rest > 0 || hours === 0 ? `${rest}M` : ''}`;
}

/**
 * Minutes as a person reads them; 0 is `0m`.
 * @param minutes a whole number, 0 or more
 * @throws RangeError for any other number
 * @example formatMinutes(575) // '9h 35m'
 */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = hoursAndMinutes(minutes);
  return [hours > 0 ? `${hours}h` : '', rest > 0 || hours === 0 ? `${rest}m` : ''].filter(Boolean).join(' ');
}

const WORDS = /^(?:(\d+)h)?(?: ?(\d+)m)?$/;

/** Minutes of what {@link formatMinutes} writes; null for any other text. */
export function parseMinutes(text: string): number | null {
  const parts = text === '' ? null : WORDS.exec(text);
  return parts && Number(parts[1] ?? 0) * 60 + Number(parts[2] ?? 0);
}
