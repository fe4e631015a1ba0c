/** Which day of a proposal holds what: activities by their length and their money, and the meals between. */
import type { ItemContent, TripProposal } from '@sojourn/contracts/plan';

type Activity = TripProposal['activities'][number];

/** Hours of a middle day (spec, section 9). */
const MORNING = { time: '10:00', minutes: 600 };
const LUNCH = { time: '13:00', minutes: 780 };
const AFTERNOON = { time: '15:00', minutes: 900 };
const DINNER = { time: '19:00', minutes: 1_140 };
/** What nobody knows the length of is taken for so long. */
const USUAL_MINUTES = 120;
const MEAL_MINUTES = 60;
const CENTS = 100;

/** A middle day while it is filled: from when to when something is done on it, in minutes. */
export type Day = { day: string; spans: { from: number; to: number }[] };
type Placed = { activity: Activity; day: string; time: string; minutes: number };

const isFree = ({ spans }: Day, from: number, to: number) => spans.every((span) => to <= span.from || from >= span.to);

/** The first day whose morning is free, else whose afternoon is and ends before dinner; null when there is none. */
function placeOf(days: readonly Day[], activity: Activity): Placed | null {
  const minutes = activity.minutes ?? USUAL_MINUTES;
  for (const slot of [MORNING, AFTERNOON]) {
    const [from, to] = [slot.minutes, slot.minutes + minutes];
    if (slot === AFTERNOON && to > DINNER.minutes) return null;
    // One that goes on past midnight is no part of a day.
    const day = to <= 1_440 ? days.find((each) => isFree(each, from, to)) : undefined;
    if (day) {
      day.spans.push({ from, to });
      return { activity, day: day.day, time: slot.time, minutes };
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

/** Meals with their part of the food's money: a meal that one is away over is not planned. */
export function mealsOf(startDate: string, days: readonly Day[]): Pick<ItemContent, 'title' | 'day' | 'start'>[] {
  const welcome = { title: 'Welcome dinner', day: startDate, start: DINNER.time };
  const meals = [
    { title: 'Lunch', ...LUNCH },
    { title: 'Dinner', ...DINNER },
  ];
  return [
    welcome,
    ...days.flatMap((each) =>
      meals
        .filter(({ minutes }) => isFree(each, minutes, minutes + MEAL_MINUTES))
        .map(({ title, time }) => ({ title, day: each.day, start: time })),
    ),
  ];
}
