/** How far the clocks of a place are from those of the visitor. */
import { formatCount, isTimeZone, minutesAheadOfUtc } from '@sojourn/travel';

/** Minutes that a visitor's clock is ahead of UTC: by the rules of its zone, or as the browser says where that is unknown. */
function visitorAhead(zone: string, now: Date): number {
  return isTimeZone(zone) ? minutesAheadOfUtc(zone, now.getTime()) : -now.getTimezoneOffset();
}

/**
 * The difference in words on a day, daylight saving included: `6 hours ahead of you`.
 * @param there the zone of the place @param here the zone of the visitor, by their names in the IANA database
 * @returns '' where nobody knows the zone of the place
 */
export function differenceWords(there: string, here: string, now: Date): string {
  if (!isTimeZone(there)) return '';
  const minutes = minutesAheadOfUtc(there, now.getTime()) - visitorAhead(here, now);
  if (minutes === 0) return 'The same time as yours';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const length = [hours > 0 && formatCount(hours, 'hour'), rest > 0 && formatCount(rest, 'minute')];
  return `${length.filter(Boolean).join(' ')} ${minutes > 0 ? 'ahead of' : 'behind'} you`;
}
