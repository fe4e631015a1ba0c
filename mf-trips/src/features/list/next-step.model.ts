/** What to see to next of a trip, for the card of the nearest one. */
import type { TripPlan } from '@sojourn/contracts/plan';
import { daysOf, itemsOn, type PlannedItem } from '@sojourn/trip';
import { missingParts, type MissingPart } from '../../shared/plan-outline.model';
import { staySearchOf, staySearchPath } from '../../shared/stay-search.model';

/** What is missing, or what comes next: an item on its `day`, or nothing planned. `path` is where to go on. */
export type NextStep =
  | { kind: 'missing'; part: MissingPart; path: string }
  | { kind: 'item'; item: PlannedItem; day: string; path: string }
  | { kind: 'free'; path: string };

/** What is planned first, from a day on. */
function firstItemFrom(plan: TripPlan, from: string): { item: PlannedItem; day: string } | null {
  for (const day of daysOf(plan.head.dates)) {
    const [item] = day < from ? [] : itemsOn(plan, day);
    if (item) return { item, day };
  }
  return null;
}

/** The first thing that is missing before a trip begins; then what comes next. Null of a trip that is over or called off. */
export function nextStepOf(id: number, plan: TripPlan, today: string): NextStep | null {
  const { dates, status } = plan.head;
  if (dates.endDate < today || status.status === 'cancelled' || status.status === 'completed') return null;
  const trip = `/trips/${id}`;
  const [part] = dates.startDate > today ? missingParts(plan, today) : [];
  const timeline = `${trip}?tab=timeline`;
  if (part) {
    const stay = staySearchOf(plan, today);
    const paths: Record<MissingPart, string> = {
      flight: '/flights',
      stay: stay ? staySearchPath(stay, id) : timeline,
      days: timeline,
      budget: `${trip}?edit`,
      packing: `${trip}?tab=packing`,
    };
    return { kind: 'missing', part, path: paths[part] };
  }
  const next = firstItemFrom(plan, today);
  return next ? { kind: 'item', ...next, path: timeline } : { kind: 'free', path: timeline };
}
