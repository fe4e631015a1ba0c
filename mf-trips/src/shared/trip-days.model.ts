/** How long a trip is, and how far away. Days are `YYYY-MM-DD`; no time zone can shift them. */
import type { TripStatus } from '@sojourn/contracts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Days = { startDate: string; endDate: string };

/** From one day to another; negative when it lies before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** The absolute difference of its days (spec, section 9), and at least 1. */
export function durationInDays({ startDate, endDate }: Days): number {
  return Math.max(1, Math.abs(daysBetween(startDate, endDate)));
}

export function countDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

/** How far away it is, in words: `In 141 days`, `Under way, day 3`, `Ended 5 days ago`. */
export function timeUntil(trip: Days, today: string): string {
  const untilStart = daysBetween(today, trip.startDate);
  const sinceEnd = daysBetween(trip.endDate, today);
  if (untilStart > 0) return untilStart === 1 ? 'Tomorrow' : `In ${countDays(untilStart)}`;
  if (untilStart === 0) return 'Starts today';
  if (sinceEnd > 0) return sinceEnd === 1 ? 'Ended yesterday' : `Ended ${countDays(sinceEnd)} ago`;
  return `Under way, day ${1 - untilStart}`;
}

/** Whether a trip still lies ahead or is under way. */
export function isAhead(trip: Days & { status: TripStatus }, today: string): boolean {
  return trip.endDate >= today && trip.status !== 'completed' && trip.status !== 'cancelled';
}

/** `days` after a day, as a day. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
