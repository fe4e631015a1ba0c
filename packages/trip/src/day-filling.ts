/** A day of a trip filled with things to do: by the hours that are free, when things are open, and how far they lie apart. */
import type { ActivityTime } from '@sojourn/contracts';
import type { Position, TripPlan } from '@sojourn/contracts/plan';
import { clockOfMinutes, distanceKm, isInSeason, minutesOfClock, monthOf, seededRandom } from '@sojourn/travel';
import { isInTrip, itemsOn, unscheduledItems, type PlannedItem } from './day-plan';
import { lightOf } from './day-time';
import { mealAt, mealOf } from './named-hours';
import { isOpenFor } from './opening-hours';
import { wayMinutes } from './way-minutes';

/**
 * Something to do. `price` is whole US dollars a person, `minutes` how long it takes, `openingHours` as schema.org writes
 * them; `position` null where nobody knows it: then it is taken for near everything.
 */
export type DayActivity = {
  id: string;
  name: string;
  location: string;
  category: string;
  rating: number;
  minutes: number;
  price: number;
  openingHours?: string | undefined;
  when?: ActivityTime | undefined;
  months?: readonly number[] | undefined;
  position?: Position | undefined;
};

/** How much one wants to do in a day. */
export const dayPaces = ['easy', 'usual', 'full'] as const;
/** One of {@link dayPaces}. */
export type DayPace = (typeof dayPaces)[number];

/** What a day is filled for. `attempt` counts how often somebody asked to see something else. */
export type DayFilling = {
  day: string;
  lockedIds: readonly string[];
  activities: readonly DayActivity[];
  pace: DayPace;
  attempt: number;
};

/** Something to do from one time (`HH:MM`) on. */
export type FilledSlot = { activity: DayActivity; start: string };

/** Hours of doing things in a day, and the most of them: assumptions. */
const paces: Readonly<Record<DayPace, { minutes: number; most: number }>> = {
  easy: { minutes: 210, most: 2 },
  usual: { minutes: 390, most: 3 },
  full: { minutes: 600, most: 5 },
};
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

/** Points of a rating, which goes from 4.2 to 5. */
const SAME_CATEGORY = 0.5;
const PER_KM = 0.04;
const FARTHEST_KM = 25;
const SHUFFLE = 0.25;

type Span = { from: number; to: number; position: Position | null };

/** Whether filling a day anew takes an item away: something to do that is neither locked nor booked. */
export const isReplaceable = ({ id, type, bookingId }: PlannedItem, lockedIds: readonly string[]): boolean =>
  type === 'activity' && bookingId === null && !lockedIds.includes(id);

/** What stays of a day, as spans; flights shut what comes before them on the first day, and after them on the last. */
function spansOf(plan: TripPlan, { day, lockedIds }: Pick<DayFilling, 'day' | 'lockedIds'>): Span[] {
  const { startDate, endDate } = plan.head.dates;
  return itemsOn(plan, day).flatMap((item): Span[] => {
    const { type, start, end, place } = item;
    if (start === null || type === 'stay' || type === 'note' || isReplaceable(item, lockedIds)) return [];
    const from = minutesOfClock(start);
    const until = end === null ? from + USUAL_MINUTES : end.daysLater > 0 ? 24 * 60 : minutesOfClock(end.time);
    const position = place?.position ?? null;
    if (type !== 'flight' && type !== 'transport') return [{ from, to: until, position }];
    const isDeparture = day === endDate && day !== startDate;
    if (isDeparture) return [{ from: from - LEAVING_MINUTES, to: 24 * 60, position: null }];
    const isArrival = day === startDate && type === 'flight';
    return [{ from: isArrival ? 0 : from, to: isArrival ? until + ARRIVING_MINUTES : until, position: null }];
  });
}

/** What a day's items that stay are eaten at: nobody dines twice. */
function mealsOf(plan: TripPlan, { day, lockedIds }: Pick<DayFilling, 'day' | 'lockedIds'>) {
  const staying = itemsOn(plan, day).filter((item) => !isReplaceable(item, lockedIds));
  return new Set(
    staying.map(({ type, title, start }) =>
      type === 'meal' && start !== null ? mealAt(minutesOfClock(start)) : mealOf(title),
    ),
  );
}

/** The first time from which it fits between what stays, while it is open, with the ways before and after; null for none. */
function startOf(activity: DayActivity, spans: readonly Span[], day: string): number | null {
  const { minutes, openingHours, position } = activity;
  const light = lightOf(activity);
  const latestEnd = light ? Math.min(light.latestEnd, LATEST) : EVENING;
  for (let from = light?.earliest ?? MORNING; from + minutes <= latestEnd; from += STEP_MINUTES) {
    if (light && from > light.latestStart) break;
    const to = from + minutes;
    const isClear = spans.every((span) => {
      const way = wayMinutes(span.position, position);
      return to + way <= span.from || from >= span.to + way;
    });
    if (isClear && isOpenFor(openingHours, day, { from, to })) return from;
  }
  return null;
}

/** Whether a plan has it as an idea without a day: a day that is filled takes it up. */
export const isIdeaOf = (item: PlannedItem, activity: DayActivity): boolean =>
  item.day === null && isReplaceable(item, []) && isInTrip({ items: { [item.id]: item } }, foundOf(activity));

/** Things to do that no day of the trip has, those that it had on this day only after all others. */
function candidatesFor(plan: TripPlan, { activities, lockedIds, day }: DayFilling) {
  const replaced = itemsOn(plan, day).filter((item) => isReplaceable(item, lockedIds));
  const ideas = unscheduledItems(plan).filter((item) => isReplaceable(item, []));
  const gone = new Set([...replaced, ...ideas].map(({ id }) => id));
  const rest = { items: Object.fromEntries(Object.entries(plan.items).filter(([id]) => !gone.has(id))) };
  const before = { items: Object.fromEntries(replaced.map((item) => [item.id, item])) };
  return activities
    .filter((activity) => isInSeason(activity.months, monthOf(day)) && !isInTrip(rest, foundOf(activity)))
    .map((activity) => ({ activity, isAgain: isInTrip(before, foundOf(activity)) }));
}

const foundOf = ({ id, name }: DayActivity) => ({ title: name, source: { kind: 'attraction' as const, id } });

/**
 * What to do on a day, in the order of its hours, around what stays. The best rated first, unlike each other and near each
 * other; every attempt of a seed is the same each time, and another one looks elsewhere first.
 */
export function fillDay(plan: TripPlan, filling: DayFilling): FilledSlot[] {
  const { day, pace, attempt } = filling;
  const spans = spansOf(plan, filling);
  const filled: (FilledSlot & { from: number })[] = [];
  const meals = mealsOf(plan, filling);
  let left = candidatesFor(plan, filling);
  let minutes = paces[pace].minutes;
  while (filled.length < paces[pace].most && left.length > 0) {
    const places = spans.flatMap(({ position }) => position ?? []);
    const worth = ({ activity: { id, rating, category, position }, isAgain }: (typeof left)[number]) => {
      const alike = filled.filter((slot) => slot.activity.category === category).length * SAME_CATEGORY;
      const km = position && places.length > 0 ? Math.min(...places.map((place) => distanceKm(place, position))) : 0;
      const chance = seededRandom('day', day, attempt, id) * SHUFFLE;
      return rating - alike - Math.min(km, FARTHEST_KM) * PER_KM + chance - Number(isAgain) * 10;
    };
    const [best, ...others] = left.toSorted((one, other) => worth(other) - worth(one));
    left = others;
    if (!best || best.activity.minutes > minutes) continue;
    const meal = mealOf(best.activity.name);
    if (meal !== null && meals.has(meal)) continue;
    const from = startOf(best.activity, spans, day);
    if (from === null) continue;
    const { activity } = best;
    if (meal !== null) meals.add(meal);
    spans.push({ from, to: from + activity.minutes, position: activity.position ?? null });
    filled.push({ activity, start: clockOfMinutes(from), from });
    minutes -= activity.minutes;
  }
  return filled.sort((one, other) => one.from - other.from).map(({ activity, start }) => ({ activity, start }));
}

/** Things like one of a day, for its time: of its kind first, of about its length, open then and near it; five at most. */
export function similarActivities(plan: TripPlan, itemId: string, activities: readonly DayActivity[]): DayActivity[] {
  const item = plan.items[itemId];
  if (!item) return [];
  const known = activities.find((activity) => isInTrip({ items: { [itemId]: item } }, foundOf(activity)));
  const { day, start, end } = item;
  const length =
    start && end?.daysLater === 0 ? minutesOfClock(end.time) - minutesOfClock(start) : (known?.minutes ?? 120);
  const place = item.place?.position ?? known?.position;
  const nextStart = start === null || day === null ? null : nextAfter(plan, { day, start });
  const worth = ({ category, minutes, rating, position }: DayActivity) =>
    (category === known?.category ? 2 : 0) +
    rating -
    Math.abs(minutes - length) / 120 -
    (place && position ? Math.min(FARTHEST_KM, distanceKm(place, position)) * PER_KM : 0);
  return activities
    .filter(({ months }) => day === null || isInSeason(months, monthOf(day)))
    .filter((activity) => !isInTrip(plan, foundOf(activity)))
    .filter((activity) => {
      if (start === null || day === null) return true;
      const { minutes, openingHours } = activity;
      const from = minutesOfClock(start);
      const light = lightOf(activity);
      if (light && (from < light.earliest || from > light.latestStart)) return false;
      return (
        (nextStart === null || from + minutes <= nextStart) &&
        isOpenFor(openingHours, day, { from, to: from + minutes })
      );
    })
    .toSorted((one, other) => worth(other) - worth(one))
    .slice(0, 5);
}

/** When the next thing of a day begins, in minutes; null where nothing comes. */
function nextAfter(plan: TripPlan, item: { day: string; start: string }): number | null {
  const later = itemsOn(plan, item.day).find(
    ({ type, start }) => type !== 'note' && type !== 'stay' && start !== null && start > item.start,
  );
  return later?.start ? minutesOfClock(later.start) : null;
}
