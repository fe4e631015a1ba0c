/** How long a trip is, and how far away. Days are `YYYY-MM-DD`. */
import type { TripStatus } from '@sojourn/contracts';
import { daysBetween, formatCount } from '@sojourn/travel';

type Days = { startDate: string; endDate: string };

/** How far away it is, in words: `In 141 days`, `Under way, day 3`, `Ended 5 days ago`. */
export function timeUntil(trip: Days, today: string): string {
  const untilStart = daysBetween(today, trip.startDate);
  const sinceEnd = daysBetween(trip.endDate, today);
  if (untilStart > 0) return untilStart === 1 ? 'Tomorrow' : `In ${formatCount(untilStart, 'day')}`;
  if (untilStart === 0) return 'Starts today';
  if (sinceEnd > 0) return sinceEnd === 1 ? 'Ended yesterday' : `Ended ${formatCount(sinceEnd, 'day')} ago`;
  return `Under way, day ${1 - untilStart}`;
}

/** Whether a trip still lies ahead or is under way. */
export function isAhead(trip: Days & { status: TripStatus }, today: string): boolean {
  return trip.endDate >= today && trip.status !== 'completed' && trip.status !== 'cancelled';
}
