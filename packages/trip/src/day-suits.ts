/** What suits a day and who goes: rain, a stick, a small child, the morning after a night in a seat. */
import type { TripNeed } from '@sojourn/contracts/plan';
import { dayTimeOf, type TimedActivity } from './day-time';
import { mealOf } from './named-hours';

/** What is known of how something is done. */
export type DoneActivity = TimedActivity & {
  isIndoors?: boolean | undefined;
  isStrenuous?: boolean | undefined;
  isForChildren?: boolean | undefined;
  /** What an attraction list calls it, `Museums` among others. */
  attractionType?: string | undefined;
};

/** Whom and what weather a day is for. */
export type DayFor = { needs?: readonly TripNeed[] | undefined; isRainy?: boolean | undefined };

/** The early afternoon of a small child: after lunch at one. */
export const NAP = { from: 840, to: 960 } as const;
/** A small child is back for bed. */
export const CHILDS_EVENING = 1_140;

/** Whether something is for the people and the weather of a day. What nobody knows to be under a roof gets wet. */
export function suitsDay(activity: DoneActivity, { needs = [], isRainy = false }: DayFor): boolean {
  if (isRainy && !activity.isIndoors && mealOf(activity.name) === null) return false;
  if (activity.isStrenuous && needs.length > 0) return false;
  return !needs.includes('naps') || dayTimeOf(activity) !== 'evening';
}

export const isMuseum = ({ attractionType }: DoneActivity): boolean => attractionType === 'Museums';
