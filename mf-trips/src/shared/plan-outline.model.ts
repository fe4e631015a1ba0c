/** A trip in outline: what is booked and planned, and what is still missing. */
import type { Item, TripPlan } from '@sojourn/contracts/plan';
import { daysOf, itemsOn, standingOf, type PlannedItem } from '@sojourn/trip';
import { staySearchOf } from './stay-search.model';

const titled = (plan: Pick<TripPlan, 'items'>, type: Item['type']): PlannedItem[] =>
  Object.entries(plan.items)
    .filter(([, item]) => item.type === type)
    .map(([id, item]) => ({ ...item, id }))
    .toSorted((one, other) => ((one.day ?? '9') < (other.day ?? '9') ? -1 : 1));

/** How one gets there, where one sleeps and what one does. */
export const outlineOf = (plan: Pick<TripPlan, 'items'>) => ({
  flights: titled(plan, 'flight'),
  stays: titled(plan, 'stay'),
  activities: titled(plan, 'activity'),
});

/** How a day begins, and how much else is on it: so many items, and one more rather than a line that says so. */
export function beginningOf(
  plan: Pick<TripPlan, 'items'>,
  { day, most }: { day: string; most: number },
): { items: PlannedItem[]; more: number } {
  const all = itemsOn(plan, day);
  const items = all.length > most + 1 ? all.slice(0, most) : all;
  return { items, more: all.length - items.length };
}

/** Something a trip still lacks, by the name of what would mend it. */
export type MissingPart = 'flight' | 'stay' | 'days' | 'packing' | 'budget';

/** What is missing, in the order in which one sees to it. Nothing is, of a trip that is over or called off. */
export function missingParts(plan: TripPlan, today: string): MissingPart[] {
  const { dates, status, budget } = plan.head;
  if (dates.endDate < today || status.status === 'cancelled' || status.status === 'completed') return [];
  // A flight or a stay that is still to be chosen is none yet; a train is found elsewhere.
  const chosen = Object.values(plan.items).filter(
    (item) => item.type === 'transport' || standingOf(plan, item) !== 'to-choose',
  );
  const types = new Set(chosen.filter(({ type, day }) => type !== 'transport' || day !== null).map(({ type }) => type));
  const isEmpty = (day: string) => itemsOn(plan, day).length === 0;
  const wanted: [MissingPart, boolean][] = [
    // Who is there already needs no way there.
    ['flight', dates.startDate >= today && !types.has('flight') && !types.has('transport')],
    ['stay', !types.has('stay') && staySearchOf(plan, today) !== null],
    ['days', daysOf(dates).every(isEmpty)],
    ['budget', budget.cents === null],
    ['packing', Object.keys(plan.packing).length === 0],
  ];
  return wanted.flatMap(([part, isMissing]) => (isMissing ? [part] : []));
}
