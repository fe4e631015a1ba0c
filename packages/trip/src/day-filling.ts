/** A day of a trip filled with things to do: by the hours that are free, when things are open, and how far they lie apart. */
import type { TripPlan } from '@sojourn/contracts/plan';
import { clockOfMinutes, distanceKm, isInSeason, monthOf, seededRandom } from '@sojourn/travel';
import { foundOf, type DayActivity, type DayFilling, type DayPace, type FilledSlot } from './day-activity';
import { isInTrip, itemsOn, unscheduledItems, type PlannedItem } from './day-plan';
import { isAfterNightOnTheWay, isReplaceable, mealsOf, spansOf, startOf, type Span } from './day-spans';
import { isMuseum, suitsDay } from './day-suits';
import { mealMade, mealOf } from './named-hours';
import { daylightOf } from './plan-daylight';

/** Hours of doing things in a day, and the most of them: assumptions. */
const paces: Readonly<Record<DayPace, { minutes: number; most: number }>> = {
  easy: { minutes: 210, most: 2 },
  usual: { minutes: 390, most: 3 },
  full: { minutes: 600, most: 5 },
};

/** Points of a rating, which goes from 4.2 to 5. */
const SAME_CATEGORY = 0.5;
/** Lost for each kilometer from the rest of the day. */
export const PER_KM = 0.04;
/** How far something may lie and still be weighed by its distance; farther is as far. */
export const FARTHEST_KM = 25;
const SHUFFLE = 0.25;
const FOR_CHILDREN = 0.6;
const OWN = 10;

/** Whether a plan has it as an idea without a day: a day that is filled takes it up. */
export const isIdeaOf = (item: PlannedItem, activity: DayActivity): boolean =>
  item.day === null && isReplaceable(item, []) && isInTrip({ items: { [item.id]: item } }, foundOf(activity));

/** Things to do that suit the day and that no other day of the trip has; `isOwn` are those that it had before. */
function candidatesFor(plan: TripPlan, { activities, lockedIds, day, needs, isRainy }: DayFilling) {
  const replaced = itemsOn(plan, day).filter((item) => isReplaceable(item, lockedIds));
  const ideas = unscheduledItems(plan).filter((item) => isReplaceable(item, []));
  const gone = new Set([...replaced, ...ideas].map(({ id }) => id));
  const rest = { items: Object.fromEntries(Object.entries(plan.items).filter(([id]) => !gone.has(id))) };
  const before = { items: Object.fromEntries(replaced.map((item) => [item.id, item])) };
  return activities
    .filter((activity) => isInSeason(activity.months, monthOf(day)) && suitsDay(activity, { needs, isRainy }))
    .filter((activity) => !isInTrip(rest, foundOf(activity)))
    .map((activity) => ({ activity, isOwn: isInTrip(before, foundOf(activity)) }));
}

/**
 * What to do on a day, in the order of its hours, around what stays. The best rated first, unlike each other and near each
 * other; every attempt of a seed is the same each time, and another one looks elsewhere first. Who has spent the night on the
 * way does little, and sees one museum at most.
 */
export function fillDay(plan: TripPlan, filling: DayFilling): FilledSlot[] {
  const { day, attempt, needs = [] } = filling;
  const isTired = isAfterNightOnTheWay(plan, day);
  const pace = isTired ? 'easy' : filling.pace;
  const daylight = daylightOf(plan, day);
  const spans = spansOf(plan, filling);
  const found: Span[] = [];
  const filled: (FilledSlot & { from: number })[] = [];
  const meals = mealsOf(plan, filling);
  const isOwnFirst = filling.keepsOwn === true && attempt === 0;
  let left = candidatesFor(plan, filling);
  let minutes = paces[pace].minutes;
  while (filled.length < paces[pace].most && left.length > 0) {
    const places = spans.flatMap(({ position }) => position ?? []);
    const worth = ({ activity: { id, rating, category, position, isForChildren }, isOwn }: (typeof left)[number]) => {
      const alike = filled.filter((slot) => slot.activity.category === category).length * SAME_CATEGORY;
      const km = position && places.length > 0 ? Math.min(...places.map((place) => distanceKm(place, position))) : 0;
      const chance = seededRandom('day', day, attempt, id) * SHUFFLE;
      const child = isForChildren && needs.includes('naps') ? FOR_CHILDREN : 0;
      const own = isOwn ? (isOwnFirst ? OWN : -OWN) : 0;
      return rating - alike - Math.min(km, FARTHEST_KM) * PER_KM + chance + child + own;
    };
    const [best, ...others] = left.toSorted((one, other) => worth(other) - worth(one));
    left = others;
    if (!best || best.activity.minutes > minutes) continue;
    const { activity } = best;
    const named = mealOf(activity.name);
    if (named !== null && meals.has(named)) continue;
    if (isTired && isMuseum(activity) && filled.some((slot) => isMuseum(slot.activity))) continue;
    const hasLunch = meals.has('lunch');
    const from = startOf(activity, { day, spans, found, hasLunch, daylight, isFull: pace === 'full' });
    if (from === null) continue;
    const meal = mealMade(activity, { from, to: from + activity.minutes });
    if (meal !== null && meals.has(meal)) continue;
    if (meal !== null) meals.add(meal);
    const span = { from, to: from + activity.minutes, position: activity.position ?? null };
    spans.push(span);
    found.push(span);
    filled.push({ activity, start: clockOfMinutes(from), from });
    minutes -= activity.minutes;
  }
  return filled.sort((one, other) => one.from - other.from).map(({ activity, start }) => ({ activity, start }));
}
