/** What to see to next of a trip, for the card of the nearest one. */
import type { TripPlan } from '@sojourn/contracts/plan';
import { daysOf, itemsOn, type PlannedItem } from '@sojourn/trip';
import { formatClock, formatDayOfYear } from '@sojourn/web-kit';
import { missingParts, type MissingPart } from '../../shared/plan-outline.model';
import { staySearchOf } from '../../shared/searches.model';

/** A sentence, and where to go on. */
export type NextStep = { text: string; action: string; path: string };

const missing: Record<MissingPart, { text: string; action: string }> = {
  flight: { text: 'No way there yet.', action: 'Find flights' },
  stay: { text: 'No bed for the nights yet.', action: 'Find stays' },
  days: { text: 'Nothing is planned on any day yet.', action: 'Plan the days' },
  budget: { text: 'No budget yet.', action: 'Set a budget' },
  packing: { text: 'No packing list yet.', action: 'Make the list' },
};

function sayItem({ title, start }: PlannedItem, day: string, today: string): string {
  const when = day === today ? 'today' : formatDayOfYear(day);
  return start === null ? `${title}, ${when}` : `${title}, ${when} at ${formatClock(`${day}T${start}`)}`;
}

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
  const { dates, status, destination } = plan.head;
  if (dates.endDate < today || status.status === 'cancelled' || status.status === 'completed') return null;
  const trip = `/trips/${id}`;
  const [lack] = dates.startDate > today ? missingParts(plan, today) : [];
  if (lack) {
    const paths: Record<MissingPart, string> = {
      flight: '/flights',
      stay: staySearchOf({ destination: destination.name, ...dates }).path,
      days: `${trip}?tab=timeline`,
      budget: `${trip}?edit`,
      packing: `${trip}?tab=packing`,
    };
    return { ...missing[lack], path: paths[lack] };
  }
  const next = firstItemFrom(plan, today);
  if (!next)
    return { text: 'Nothing is planned on these days.', action: 'Plan the days', path: `${trip}?tab=timeline` };
  return { text: sayItem(next.item, next.day, today), action: 'See the plan', path: `${trip}?tab=timeline` };
}
