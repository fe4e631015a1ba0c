/** What the first look at a trip shows: the days that come next, what is booked, and what is still missing. */
import type { TripPlan } from '@sojourn/contracts/plan';
import { daysOf, itemsOn, perDay, type PlannedItem } from '@sojourn/trip';
import { sayDollars } from '../../shared/money-words.model';

/** So many days are shown of a trip. */
const DAYS_SHOWN = 3;

/** A day and what is on it; `number` counts from 1. */
export type DayOutline = { day: string; number: number; items: PlannedItem[] };

/** The days that come next: from today while the trip lasts, else its first ones. */
export function nextDays(plan: Pick<TripPlan, 'head' | 'items'>, today: string): DayOutline[] {
  const days = daysOf(plan.head.dates);
  const at = days.indexOf(today);
  const from = Math.min(Math.max(at, 0), Math.max(days.length - DAYS_SHOWN, 0));
  return days
    .slice(from, from + DAYS_SHOWN)
    .map((day, index) => ({ day, number: from + index + 1, items: itemsOn(plan, day) }));
}

const wholeDollars = (cents: number) => Math.floor(cents / 100) * 100;

/** What is left of a budget, and how much that is for each of its days. */
export const leftLine = (left: number, days: number): string =>
  left < 0 ? `${sayDollars(-left)} over the budget` : `${sayDollars(left)} left, ${dailyWords(left, days)}`;

/** So many US cents for each of so many days, in whole dollars. */
export const dailyWords = (cents: number, days: number): string =>
  `${sayDollars(wholeDollars(perDay(cents, days)))} a day`;
