/** What there is to do at the place of a trip. */
import { attractionTypes, type Activity, type AttractionType } from '@sojourn/contracts';
import type { AdditionOf, TripPlan } from '@sojourn/contracts/plan';
import { foldWords } from '@sojourn/travel';
import { isInTrip } from '@sojourn/trip';

const cityOf = (text: string) => foldWords(text.split(',')[0] ?? '');

/** Activities at a place, best rated first; of its name the part before the comma counts. */
export function attractionsOf(place: string, activities: readonly Activity[]): Activity[] {
  const city = cityOf(place);
  if (city === '') return [];
  return activities
    .filter(({ location }) => cityOf(location) === city)
    .toSorted((one, other) => other.rating - one.rating);
}

/** The types there are among these, in the specification's order. */
export const typesOf = (activities: readonly Activity[]): AttractionType[] =>
  attractionTypes.filter((type) => activities.some((each) => each.attractionType === type));

/** Something to do as a trip takes it up. Prices of the catalogue are Sojourn's own, and so a sample. */
export const additionOf = ({
  id,
  name,
  location,
  duration,
  price,
}: Activity): AdditionOf<'activity' | 'attraction'> => ({
  kind: 'attraction',
  destination: location,
  isSample: true,
  id,
  name,
  location,
  duration,
  price,
});

/** Where in a trip something to do stands already; null when it is not in it. */
export function placeInTrip(plan: Pick<TripPlan, 'items'>, { id, name }: Activity): { day: string | null } | null {
  const found = { title: name, source: { kind: 'attraction' as const, id } };
  const item = Object.values(plan.items).find((each) => isInTrip({ items: { [id]: each } }, found));
  return item ? { day: item.day } : null;
}
