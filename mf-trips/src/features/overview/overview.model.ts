/** What the first look at a trip shows: the days that come next, what is booked, and what is still missing. */
import type { TripPlan } from '@sojourn/contracts/plan';
import { formatCount } from '@sojourn/travel';
import { daysOf, perDay, type PlannedItem } from '@sojourn/trip';
import { formatCentsShort } from '../../shared/format-money.model';
import { beginningOf } from '../../shared/plan-outline.model';

/** So many days are shown of a trip. */
const DAYS_SHOWN = 3;

/** So many events are shown of a full day. */
const EVENTS_SHOWN = 6;

/** A day and how it begins; `number` counts from 1, `more` what else is on it. */
export type DayOutline = { day: string; number: number; items: PlannedItem[]; more: number };

/** The days that come next: from today while the trip lasts, else its first ones. */
export function nextDays(plan: Pick<TripPlan, 'head' | 'items'>, today: string): DayOutline[] {
  const days = daysOf(plan.head.dates);
  const at = days.indexOf(today);
  const from = Math.min(Math.max(at, 0), Math.max(days.length - DAYS_SHOWN, 0));
  return days
    .slice(from, from + DAYS_SHOWN)
    .map((day, index) => ({ day, number: from + index + 1, ...beginningOf(plan, { day, most: EVENTS_SHOWN }) }));
}

/** What a map of some days says of itself: how many places, of which days, and where the others are. */
export function partWords(days: readonly DayOutline[], places: number): string {
  const [first, last] = [days.at(0)?.number ?? 1, days.at(-1)?.number ?? 1];
  const shown = first === last ? `day ${first}` : `days ${first} to ${last}`;
  return `${formatCount(places, 'place')} of ${shown}. The itinerary has every day on its map.`;
}

const wholeDollars = (cents: number) => Math.floor(cents / 100) * 100;

/** What is left of a budget, and how much that is for each of its days. */
export const leftLine = (left: number, days: number): string =>
  left < 0 ? `${formatCentsShort(-left)} over budget` : `${formatCentsShort(left)} left, ${dailyWords(left, days)}`;

/** So many US cents for each of so many days, in whole dollars. */
export const dailyWords = (cents: number, days: number): string =>
  `${formatCentsShort(wholeDollars(perDay(cents, days)))} a day`;
