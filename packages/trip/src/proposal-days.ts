/** Which day of a proposal holds what: activities by length, money, hours and distance, and the meals between. */
import type { ItemContent, Position, TripProposal } from '@sojourn/contracts/plan';
import { addDays, clockOfMinutes, daylightOn, type Daylight, distanceKm, isInSeason, monthOf } from '@sojourn/travel';
import { isHalfTaken } from './day-spans';
import { CHILDS_EVENING, NAP, suitsDay } from './day-suits';
import { lightOf } from './day-time';
import { mealMade, mealOf, type Meal } from './named-hours';
import { isOpenFor } from './opening-hours';
import { wayMinutes } from './way-minutes';

type Activity = TripProposal['activities'][number];

/** Hours of a middle day (spec, section 9). */
const MORNING = { minutes: 600 };
const LUNCH = { meal: 'lunch', minutes: 780, soonest: 690, latest: 870 } as const;
const AFTERNOON = { minutes: 900 };
const DINNER = { meal: 'dinner', minutes: 1_140, soonest: 1_080, latest: 1_260 } as const;
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
/** Who is out for so long eats on the way; what takes longer yet begins with the light, and not at ten. */
const ON_THE_WAY = 240;
const ALL_MORNING = 300;
/** What nobody knows the distance of is taken for so far. */
const USUAL_KM = 5;

type Span = { from: number; to: number; position?: Position | undefined; meal?: Meal | null };
/** A middle day while it is filled: from when to when something is done on it, in minutes, and when somebody rests. */
type Day = { day: string; spans: Span[]; rests: Span[] };
type Placed = { activity: Activity; day: string; time: string; minutes: number };
/** What has no day; `isFit` is whether it is for those who go. */
type Idea = Activity & { isFit: boolean };
type Proposed = Pick<TripProposal, 'activities' | 'people' | 'startDate' | 'needs' | 'position' | 'timeZone'>;

const isFree = ({ spans }: Day, from: number, to: number) => spans.every((span) => to <= span.from || from >= span.to);

/** The days between arrival and departure; a small child has lunch, a nap and its evening on each. */
export const middleDays = ({ startDate, needs = [] }: Proposed, count: number): Day[] =>
  Array.from({ length: count }, (_, at) => ({
    day: addDays(startDate, at + 1),
    spans: [],
    rests: needs.includes('naps')
      ? [
          { from: LUNCH.minutes, to: NAP.to },
          { from: CHILDS_EVENING, to: 1_440 },
        ]
      : [],
  }));

const hasMeal = ({ spans }: Day, meal: Meal | null) => meal !== null && spans.some((span) => span.meal === meal);

/** Free, with time for the way from and to what is done before and after, where it is known how far that is. */
function isReachable({ spans, rests }: Day, { from, to, position }: Span): boolean {
  return [...spans, ...rests].every((span) => {
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

/** Whether a day with something more still has an hour for lunch; who is out for half a day or longer eats on the way. */
function keepsLunch(day: Day, span: Span): boolean {
  if (span.meal === 'lunch' || span.to - span.from >= ON_THE_WAY || hasMeal(day, 'lunch')) return true;
  return hourOf(day, LUNCH) === null || hourOf({ ...day, spans: [...day.spans, span] }, LUNCH) !== null;
}

/** Of the days that can hold it at a time the one where it lies nearest to the rest, the first of equals. */
function dayFor(days: readonly Day[], { openingHours, months }: Activity, span: Span) {
  const { from, to, position, meal = null } = span;
  return days
    .filter(
      (each) =>
        isReachable(each, span) &&
        !hasMeal(each, meal) &&
        keepsLunch(each, span) &&
        !isHalfTaken({ from, to }, each.spans) &&
        isInSeason(months, monthOf(each.day)) &&
        isOpenFor(openingHours, each.day, { from, to }),
    )
    .reduce<Day | undefined>(
      (best, each) => (best && kmTo(best, position) <= kmTo(each, position) ? best : each),
      undefined,
    );
}

/** Mornings first, then afternoons that end before dinner, then whenever it is open; null when no day can hold it. */
function placeOf(days: readonly Day[], activity: Activity, daylight: Daylight | undefined): Placed | null {
  const minutes = activity.minutes ?? USUAL_MINUTES;
  const put = (from: number, latest: number): Placed | null => {
    const to = from + minutes;
    const span = { from, to, position: activity.position, meal: mealMade(activity, { from, to }) };
    const day = to <= latest ? dayFor(days, activity, span) : undefined;
    if (!day) return null;
    day.spans.push(span);
    return { activity, day: day.day, time: clockOfMinutes(from), minutes };
  };
  const light = lightOf({ ...activity, minutes }, daylight);
  if (light) {
    // After dinner where the evening is long enough, else from when it gets dark; what is a dinner itself comes instead.
    const isDinner = mealOf(activity.name) === 'dinner' || activity.category === 'food';
    const isAfterDinner = light.earliest >= 1_080 && !isDinner;
    for (const from of minutes < ALL_MORNING ? [MORNING.minutes, AFTERNOON.minutes] : []) {
      const found = from >= light.earliest && from <= light.latestStart ? put(from, light.latestEnd) : null;
      if (found) return found;
    }
    for (const first of [...(isAfterDinner ? [AFTER_DINNER] : []), light.earliest]) {
      for (let start = first; start <= light.latestStart; start += STEP_MINUTES) {
        const found = put(start, light.latestEnd);
        if (found) return found;
      }
    }
    return null;
  }
  // One that goes on past midnight is no part of a day.
  const usual = put(MORNING.minutes, 1_440) ?? put(AFTERNOON.minutes, DINNER.minutes) ?? put(NAP.to, DINNER.minutes);
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

/** Activities on their days, as far as their money and the days reach and as they suit who goes; the others are ideas. */
export function placeActivities(proposal: Proposed, days: readonly Day[], cents: number) {
  const { activities, people, startDate, needs = [], position, timeZone } = proposal;
  const daylight = position && daylightOn(startDate, { ...position, timeZone });
  const placed: Placed[] = [];
  const ideas: Idea[] = [];
  let left = cents;
  const isFirst = ({ isForChildren }: Activity) => Number(needs.includes('naps') && isForChildren === true);
  for (const activity of activities.toSorted((one, other) => isFirst(other) - isFirst(one))) {
    const cost = (activity.price ?? 0) * people * CENTS;
    const isFit = suitsDay({ ...activity, minutes: activity.minutes ?? USUAL_MINUTES }, { needs });
    const place = cost <= left && isFit ? placeOf(days, activity, daylight) : null;
    if (!place) {
      ideas.push({ ...activity, isFit });
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

/** When a meal is eaten: at its hour, else at the nearest one that is free; null where the day's things leave none. */
function hourOf(day: Day, { minutes, soonest, latest }: typeof LUNCH | typeof DINNER): string | null {
  const steps = Math.floor((latest - soonest) / STEP_MINUTES) + 1;
  const free = Array.from({ length: steps }, (_, at) => soonest + at * STEP_MINUTES)
    .filter((from) => isFree(day, from, from + MEAL_MINUTES))
    .toSorted((one, other) => Math.abs(one - minutes) - Math.abs(other - minutes));
  return free[0] === undefined ? null : clockOfMinutes(free[0]);
}

/** Meals, near what is done around them: one that the day's things take place over is not planned. */
export function mealsOf(startDate: string, days: readonly Day[], placed: readonly Placed[]): PlannedMeal[] {
  const welcome = {
    title: 'Welcome dinner',
    day: startDate,
    start: clockOfMinutes(DINNER.minutes),
    notes: `Near where you stay. ${NO_TABLE}`,
    share: PARTS_OF_FOOD.dinner,
  };
  const meals = [
    { title: 'Lunch', hours: LUNCH },
    { title: 'Dinner', hours: DINNER },
  ];
  return [
    welcome,
    ...days.flatMap((each) =>
      meals.flatMap(({ title, hours }) => {
        const start = hasMeal(each, hours.meal) ? null : hourOf(each, hours);
        if (start === null) return [];
        const place = placeBy(start, each.day, placed);
        const notes = place ? `Near ${place}. ${NO_TABLE}` : NO_TABLE;
        return [{ title, day: each.day, start, notes, share: PARTS_OF_FOOD[hours.meal] }];
      }),
    ),
  ];
}

/** Rests and playgrounds of a small child, which cost nothing. */
export const restsOf = (
  days: readonly Day[],
): Pick<ItemContent, 'type' | 'title' | 'day' | 'start' | 'end' | 'notes'>[] =>
  days
    .filter(({ rests }) => rests.length > 0)
    .flatMap(({ day, spans }) => {
      const nap = {
        ...{ type: 'note' as const, title: 'Nap and quiet time', day, start: clockOfMinutes(NAP.from) },
        ...{
          end: { daysLater: 0, time: clockOfMinutes(NAP.to), zone: null },
          notes: 'Nothing else is planned until four.',
        },
      };
      const isAfternoonFree = spans.every(({ to }) => to <= NAP.to);
      const playground = {
        ...{ type: 'activity' as const, title: 'Playground or park', day, start: '16:30', end: null },
        notes: 'Ask where you stay for the nearest one.',
      };
      return isAfternoonFree ? [nap, playground] : [nap];
    });
