/** When of a trip something found fits. */
import type { AdditionOf, TripAddition, TripPlan } from '@sojourn/contracts/plan';
import { clockOfMinutes, minutesOfClock, parseIsoDuration } from '@sojourn/travel';
import { itemsOn } from './day-plan';
import { dayTimeOf, lightOf } from './day-time';
import { dayOf, timeOf } from './local-time';
import { isOpenFor } from './opening-hours';
import { daysOf } from './trip-days';

/** Where something to do is to be: `YYYY-MM-DD` and `HH:MM`, both local to the trip; null for Unscheduled or no time. */
export type AdditionPlace = { day: string | null; start: string | null };

type ToDo = AdditionOf<'activity' | 'attraction'>;

/** Hours of check-in and of what one does in a day (spec, section 9). */
export const CHECK_IN = '14:00';
const DAY_STARTS = ['10:00', '15:00'].map(minutesOfClock);
const USUAL_MINUTES = 120;
const STEP_MINUTES = 30;
/** When what can be done at any hour begins at the soonest, and is over at the latest. */
const ANY_HOUR = { earliest: minutesOfClock('09:00'), latestStart: minutesOfClock('18:00'), latestEnd: 22 * 60 };

/** How long something to do takes, two hours where it does not say so that one can read it. */
export const minutesOf = ({ duration }: Pick<ToDo, 'duration'>): number => parseIsoDuration(duration) ?? USUAL_MINUTES;

/** Minutes of a day at which it may begin by its light and its hours: the usual ones, or where those do not suit it, any. */
function startsOn(day: string, addition: ToDo): number[] {
  const { name, category, openingHours, when } = addition;
  const minutes = minutesOf(addition);
  const activity = { name, category, minutes, openingHours, when };
  const span = lightOf(activity) ?? ANY_HOUR;
  const isPossible = (from: number) =>
    from >= span.earliest &&
    from <= span.latestStart &&
    from + minutes <= span.latestEnd &&
    isOpenFor(openingHours, day, { from, to: from + minutes });
  const usual = DAY_STARTS.filter(isPossible);
  if (usual.length > 0) return usual;
  const steps = Math.floor((span.latestStart - span.earliest) / STEP_MINUTES) + 1;
  const possible = Array.from({ length: steps }, (_, at) => span.earliest + at * STEP_MINUTES).filter(isPossible);
  // A day out begins early; a sunset or an evening is in the middle of its time.
  const isOut = [null, 'day'].includes(dayTimeOf(activity));
  const best = isOut ? span.earliest : (span.earliest + span.latestStart) / 2;
  return possible.toSorted((one, other) => Math.abs(one - best) - Math.abs(other - best));
}

/** Whether nothing of a day takes its time from one minute to another. One sleeps through a stay and reads a note at any time. */
const isFree = (plan: TripPlan, day: string, { from, to }: { from: number; to: number }): boolean =>
  itemsOn(plan, day).every((item) => {
    if (item.start === null || item.type === 'stay' || item.type === 'note') return true;
    const begins = minutesOfClock(item.start);
    const ends = item.end ? item.end.daysLater * 1_440 + minutesOfClock(item.end.time) : begins + 60;
    return ends <= from || begins >= to;
  });

/**
 * When something to do fits: the first free morning or afternoon, or by its own light and hours where those are others, on a
 * day between arrival and departure where there is one. Unscheduled when no day is free. What has its own dates stays on
 * them.
 */
export function proposePlace(plan: TripPlan, addition: TripAddition): AdditionPlace {
  if (addition.kind === 'flight') {
    const { departureTime } = addition.offer;
    return { day: dayOf(departureTime), start: timeOf(departureTime) };
  }
  if (addition.kind === 'stay') return { day: addition.checkIn, start: CHECK_IN };
  const days = daysOf(plan.head.dates);
  const minutes = minutesOf(addition);
  for (const day of [...days.slice(1, -1), ...days]) {
    const start = startsOn(day, addition).find((from) => isFree(plan, day, { from, to: from + minutes }));
    if (start !== undefined) return { day, start: clockOfMinutes(start) };
  }
  return { day: null, start: null };
}
