/** What there is to do at the place of a trip. */
import { attractionTypes, type Activity, type AttractionType } from '@sojourn/contracts';
import type { AdditionOf, TripPlan } from '@sojourn/contracts/plan';
import { isInTrip } from '@sojourn/trip';

/** The types there are among these, in the specification's order. */
export const typesOf = (activities: readonly Activity[]): AttractionType[] =>
  attractionTypes.filter((type) => activities.some((each) => each.attractionType === type));

/** Something to do as a trip takes it up. Prices of the catalogue are Sojourn's own, and so a sample. */
export const additionOf = (activity: Activity): AdditionOf<'activity' | 'attraction'> => ({
  ...activity,
  kind: 'attraction',
  destination: activity.location,
  isSample: true,
});

/** Where in a trip something to do stands already; null when it is not in it. */
export function placeInTrip(plan: Pick<TripPlan, 'items'>, { id, name }: Activity): { day: string | null } | null {
  const found = { title: name, source: { kind: 'attraction' as const, id } };
  const item = Object.values(plan.items).find((each) => isInTrip({ items: { [id]: each } }, found));
  return item ? { day: item.day } : null;
}
