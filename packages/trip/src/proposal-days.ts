/** Which day of a proposal holds what: activities by length, money, hours and distance, and the meals between. */
import type { ItemContent, Position, TripProposal } from '@sojourn/contracts/plan';
import { clockOfMinutes, distanceKm } from '@sojourn/travel';
import { lightOf } from './day-time';
import { mealOf, type Meal } from './named-hours';
import { isOpenFor } from './opening-hours';
import { wayMinutes } from './way-minutes';

type Activity = TripProposal['activities'][number];

/** Hours of a middle day (spec, section 9). */
const MORNING = { minutes: 600 };
const LUNCH = { meal: 'lunch', time: '13:00', minutes: 780 } as const;
const AFTERNOON = { minutes: 900 };
const DINNER = { meal: 'dinner', time: '19:00', minutes: 1_140 } as const;
/** What nobody knows the length of is taken for so long. */
const USUAL_MINUTES = 120;
const MEAL_MINUTES = 60;
const CENTS = 100;

/** Where its hours or its length leave neither the morning nor the afternoon; who has to comes before breakfast. */
const EARLIEST = 540;
const EARLIEST_OF_NEED = 450;
const LATEST_END = 1_410;
const STEP_MINUTES = 30;
const AFTER_DINNER = DINNER.minutes + 60;
/** What nobody knows the distance of is taken for so far. */
const USUAL_KM = 5;

type Span = { from: number; to: number; position?: Position | undefined; meal?: Meal | null };
/** A middle day while it is filled: from when to when something is done on it, in minutes. */
export type Day = { day: string; spans: Span[] };
type Placed = { activity: Activity; day: string; time: string; minutes: number };

const isFree = ({ spans }: Day, from: number, to: number) => spans.every((span) => to <= span.from || from >= span.to);

const hasMeal = ({ spans }: Day, meal: Meal | null) => meal !== null && spans.some((span) => span.meal === meal);

/** Free, with time for the way from and to what is done before and after, where it is known how far that is. */
function isReachable({ spans }: Day, { from, to, position }: Span): boolean {
  return spans.every((span) => {
    const way = span.position && position ? wayMinutes(span.position, position) : 0;
    return to + way <= span.from || from >= span.to + way;
  });
}

/** Kilometres from the nearest thing of a day. */
const kmTo = ({ spans }: Day, position: Position | undefined) =>
  Math.min(
    ...spans.map((span) => (span.position && position ? distanceKm(span.position, position) : USUAL_KM)),
    spans.length === 0 ? 0 : Infinity,
  );

/** Of the days that can hold it at a time the one where it lies nearest to the rest, the first of equals. */
function dayFor(days: readonly Day[], { openingHours, position }: Activity, { from, to }: Span) {
  return days
    .filter((each) => isReachable(each, { from, to, position }) && isOpenFor(openingHours, each.day, { from, to }))
    .reduce<Day | undefined>(
      (best, each) => (best && kmTo(best, position) <= kmTo(each, position) ? best : each),
      undefined,
    );
}

/** Mornings first, then afternoons that end before dinner, then whenever it is open; null when no day can hold it. */
function placeOf(days: readonly Day[], activity: Activity): Placed | null {
  const minutes = activity.minutes ?? USUAL_MINUTES;
  const meal = mealOf(activity.name);
  const without = days.filter((each) => !hasMeal(each, meal));
  const put = (from: number, latest: number): Placed | null => {
    const to = from + minutes;
    const day = to <= latest ? dayFor(without, activity, { from, to }) : undefined;
    if (!day) return null;
    day.spans.push({ from, to, position: activity.position, meal });
    return { activity, day: day.day, time: clockOfMinutes(from), minutes };
  };
  const light = lightOf({ ...activity, minutes });
  if (light) {
    // After dinner where the evening is long enough, else from when it gets dark; what is a dinner itself comes instead.
    const isAfterDinner = light.earliest >= 1_080 && meal !== 'dinner';
    const from = [...(isAfterDinner ? [AFTER_DINNER] : []), light.earliest];
    for (const first of from) {
      for (let start = first; start <= light.latestStart; start += STEP_MINUTES) {
        const found = put(start, light.latestEnd);
        if (found) return found;
      }
    }
    return null;
  }
  // One that goes on past midnight is no part of a day.
  const usual = put(MORNING.minutes, 1_440) ?? put(AFTERNOON.minutes, DINNER.minutes);
  const isTooLong = MORNING.minutes + minutes > 1_440;
  if (usual || (activity.openingHours === undefined && !isTooLong)) return usual;
  for (const first of [EARLIEST, EARLIEST_OF_NEED]) {
    for (let from = first; from + minutes <= LATEST_END; from += STEP_MINUTES) {
      const found = put(from, LATEST_END);
      if (found) return found;
    }
  }
  return null;
}

/** Activities on their days, as far as their money and the days reach; the others are ideas. */
export function placeActivities(
  { activities, people }: Pick<TripProposal, 'activities' | 'people'>,
  days: readonly Day[],
  cents: number,
) {
  const placed: Placed[] = [];
  const ideas: Activity[] = [];
  let left = cents;
  for (const activity of activities) {
    const cost = (activity.price ?? 0) * people * CENTS;
    const place = cost <= left ? placeOf(days, activity) : null;
    if (!place) {
      ideas.push(activity);
      continue;
    }
    left -= cost;
    placed.push(place);
  }
  return { placed, ideas, left };
}

/** A dinner costs half as much again as a lunch. */
const PARTS_OF_FOOD = { lunch: 2, dinner: 3 } as const;
const NO_TABLE = 'No table is reserved.';

/** Where one is then: at the last place before a meal, else at the first after it. */
function placeBy(time: string, day: string, placed: readonly Placed[]): string | undefined {
  const there = placed
    .filter((each) => each.day === day && each.activity.position)
    .sort((one, other) => (one.time < other.time ? -1 : 1));
  return (there.findLast((each) => each.time <= time) ?? there[0])?.activity.name;
}

/** A meal of the days, and its share of what is spent on meals. */
export type PlannedMeal = Pick<ItemContent, 'title' | 'day' | 'start' | 'notes'> & { share: number };

/** Meals, near what is done around them: one that the day's things take place over is not planned. */
export function mealsOf(startDate: string, days: readonly Day[], placed: readonly Placed[]): PlannedMeal[] {
  const welcome = {
    title: 'Welcome dinner',
    day: startDate,
    start: DINNER.time,
    notes: `Near where you stay. ${NO_TABLE}`,
    share: PARTS_OF_FOOD.dinner,
  };
  const meals = [
    { title: 'Lunch', ...LUNCH },
    { title: 'Dinner', ...DINNER },
  ];
  return [
    welcome,
    ...days.flatMap((each) =>
      meals
        .filter(({ meal, minutes }) => !hasMeal(each, meal) && isFree(each, minutes, minutes + MEAL_MINUTES))
        .map(({ title, time, meal }) => {
          const place = placeBy(time, each.day, placed);
          const notes = place ? `Near ${place}. ${NO_TABLE}` : NO_TABLE;
          return { title, day: each.day, start: time, notes, share: PARTS_OF_FOOD[meal] };
        }),
    ),
  ];
}
