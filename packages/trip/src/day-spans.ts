/** The hours of a day that are taken, and those that something to do would take. */
import type { Position, TripPlan } from '@sojourn/contracts/plan';
import { addDays, minutesOfClock, type Daylight } from '@sojourn/travel';
import type { DayActivity, DayFilling } from './day-activity';
import { itemsOn, type PlannedItem } from './day-plan';
import { CHILDS_EVENING, NAP } from './day-suits';
import { lightOf } from './day-time';
import { mealAt, mealMade, mealOf, type Meal } from './named-hours';
import { isOpenFor } from './opening-hours';
import { wayMinutes } from './way-minutes';

/** Minutes of a day that are taken, and where; null where nobody knows. On a journey one eats on the way. */
export type Span = { from: number; to: number; position: Position | null; isJourney?: boolean };
type Kept = Pick<DayFilling, 'day' | 'lockedIds'>;

/** A day out, between breakfast and bed. */
const MORNING = minutesOfClock('09:30');
const EVENING = minutesOfClock('21:30');
/** What is done by night ends before midnight. */
const LATEST = minutesOfClock('23:30');
/** From landing into town; at an airport or a station before one leaves. */
const ARRIVING_MINUTES = 90;
const LEAVING_MINUTES = 150;
/** What says no end. */
const USUAL_MINUTES = 60;
const STEP_MINUTES = 30;
/** When one has lunch, and how long; who is out for half a day or longer eats on the way. */
const LUNCH = { from: 690, to: 870, minutes: 60, onTheWay: 240 };
/** What takes so long is what half a day is for: one a half. Halves part at lunch and at the end of the afternoon. */
const ANCHOR_MINUTES = 120;
const HALVES = [780, 1_050];

/** Whether filling a day anew takes an item away: something to do that is neither locked nor booked. */
export const isReplaceable = ({ id, type, bookingId }: PlannedItem, lockedIds: readonly string[]): boolean =>
  type === 'activity' && bookingId === null && !lockedIds.includes(id);

/** Flights and trains of the night before that end on a day, in minutes of it. */
const arrivalsFromTheNight = (plan: TripPlan, day: string): number[] =>
  itemsOn(plan, addDays(day, -1)).flatMap(({ type, end }) =>
    (type === 'flight' || type === 'transport') && end?.daysLater === 1 ? [minutesOfClock(end.time)] : [],
  );

/** Whether somebody has spent the night before a day on the way. */
export const isAfterNightOnTheWay = (plan: TripPlan, day: string): boolean =>
  arrivalsFromTheNight(plan, day).length > 0;

/** What stays of a day, as spans; flights shut what comes before them on the first day, and after them on the last. */
export function spansOf(plan: TripPlan, { day, lockedIds, needs = [] }: Kept & Pick<DayFilling, 'needs'>): Span[] {
  const { startDate, endDate } = plan.head.dates;
  const staying = itemsOn(plan, day).flatMap((item): Span[] => {
    const { type, start, end, place } = item;
    if (start === null || type === 'stay' || type === 'note' || isReplaceable(item, lockedIds)) return [];
    const from = minutesOfClock(start);
    const until = end === null ? from + USUAL_MINUTES : end.daysLater > 0 ? 24 * 60 : minutesOfClock(end.time);
    const position = place?.position ?? null;
    if (type !== 'flight' && type !== 'transport') return [{ from, to: until, position }];
    const isDeparture = day === endDate && day !== startDate;
    const journey = { position: null, isJourney: true };
    if (isDeparture) return [{ from: from - LEAVING_MINUTES, to: 24 * 60, ...journey }];
    const isArrival = day === startDate && type === 'flight';
    return [{ from: isArrival ? 0 : from, to: isArrival ? until + ARRIVING_MINUTES : until, ...journey }];
  });
  const ofTheNight = arrivalsFromTheNight(plan, day).map((at) => ({ from: 0, to: at + ARRIVING_MINUTES }));
  const rests = needs.includes('naps') ? [NAP, { from: CHILDS_EVENING, to: 24 * 60 }] : [];
  return [...staying, ...[...ofTheNight, ...rests].map((span) => ({ ...span, position: null }))];
}

/** What a day's items that stay are eaten at: nobody dines twice. */
export function mealsOf(plan: TripPlan, { day, lockedIds }: Kept): Set<Meal | null> {
  const staying = itemsOn(plan, day).filter((item) => !isReplaceable(item, lockedIds));
  return new Set(
    staying.map(({ type, title, start }) =>
      type === 'meal' && start !== null ? mealAt(minutesOfClock(start)) : mealOf(title),
    ),
  );
}

type Time = { from: number; to: number };

/** Whether an hour is left for lunch, in the middle of the day. */
function leavesLunch(spans: readonly Time[]): boolean {
  for (let from = LUNCH.from; from + LUNCH.minutes <= LUNCH.to; from += STEP_MINUTES) {
    const to = from + LUNCH.minutes;
    if (spans.every((span) => to <= span.from || from >= span.to)) return true;
  }
  return false;
}

const isAnchor = ({ from, to }: Time) => to - from >= ANCHOR_MINUTES;
const halfAt = ({ from }: Time): number => HALVES.filter((half) => from >= half).length;

/** Whether something takes half a day that something of a day has already; what is short stands beside it. */
export const isHalfTaken = (time: Time, others: readonly Time[]): boolean =>
  isAnchor(time) && others.some((other) => isAnchor(other) && halfAt(other) === halfAt(time));

/** What is known of a day while it is filled. */
export type FilledDay = {
  day: string;
  spans: readonly Span[];
  /** Spans of what was found for it. */
  found: readonly Span[];
  /** Lunch is planned, or one of those that were found. */
  hasLunch: boolean;
  daylight: Daylight | undefined;
  isFull: boolean;
};

/**
 * The first time from which it fits between what stays, while it is open and light, with the ways before and after, an hour
 * for lunch, and where it takes long, half a day of its own; null for none.
 */
export function startOf(activity: DayActivity, filled: FilledDay): number | null {
  const { day, spans, found, hasLunch, daylight, isFull } = filled;
  const { minutes, openingHours, position } = activity;
  const light = lightOf(activity, daylight);
  const latestEnd = light ? Math.min(light.latestEnd, LATEST) : EVENING;
  const isOnTheWay = spans.some((span) => span.isJourney && span.from < LUNCH.to && span.to > LUNCH.from);
  const eats = hasLunch || isOnTheWay || minutes >= LUNCH.onTheWay || !leavesLunch(spans);
  for (let from = light?.earliest ?? MORNING; from + minutes <= latestEnd; from += STEP_MINUTES) {
    if (light && from > light.latestStart) break;
    const to = from + minutes;
    const isReachable = spans.every((span) => {
      const way = wayMinutes(span.position, position);
      return to + way <= span.from || from >= span.to + way;
    });
    const fits =
      isReachable &&
      (eats || mealMade(activity, { from, to }) === 'lunch' || leavesLunch([...spans, { from, to }])) &&
      (isFull || !isHalfTaken({ from, to }, found)) &&
      isOpenFor(openingHours, day, { from, to });
    if (fits) return from;
  }
  return null;
}
