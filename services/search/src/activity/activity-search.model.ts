/** Which activities of the catalogue fit what somebody looks for, and in which order they are shown. */
import { activityCategories, type Activity, type ActivityCategory, type Position } from '@sojourn/contracts';
import type { ActivitiesFound, ActivityListQuery, ActivitySearchQuery } from '@sojourn/contracts/catalogue-search';
import { distanceKm, foldWords, inRounds } from '@sojourn/travel';

/** The activities of a category (undefined: of all), from as many destinations as possible before one comes twice. */
export const activitiesIn = (category: ActivityCategory | undefined, activities: readonly Activity[]): Activity[] =>
  inRounds(
    activities.filter((activity) => category === undefined || activity.category === category),
    ({ destinationId }) => destinationId,
  );

const cityOf = (text: string) => foldWords(text.split(',')[0] ?? '');

/** As far as one goes from a town for a day, and comes back to sleep. */
const AROUND_KM = 60;

/** The activities of a place of the catalogue by its name, else those around where a place of this name is. */
function activitiesAt(place: string, activities: readonly Activity[], placesNamed: PlacesNamed): readonly Activity[] {
  const city = cityOf(place);
  if (city === '') return [];
  const own = activities.filter(({ location }) => cityOf(location) === city);
  if (own.length > 0) return own;
  const [there] = placesNamed(place);
  return there ? activities.filter(({ position }) => position && distanceKm(position, there) <= AROUND_KM) : [];
}

/** Where the place is that people mean by a name, in any language; none or one. */
export type PlacesNamed = (text: string) => readonly Position[];

/** Those at a place, of whose name the part before the comma counts; or the first of each category; all without a query. */
export function listOf(
  { place, each }: ActivityListQuery,
  activities: readonly Activity[],
  placesNamed: PlacesNamed = () => [],
): readonly Activity[] {
  const there = place === undefined ? activities : activitiesAt(place, activities, placesNamed);
  if (each === undefined) return there;
  const chosen = new Set(activityCategories.flatMap((category) => activitiesIn(category, there).slice(0, each)));
  return there.filter((activity) => chosen.has(activity));
}

/** The first of a category, and how many it has. */
export function activitiesFound(
  { category, most }: ActivitySearchQuery,
  activities: readonly Activity[],
): ActivitiesFound {
  const fitting = activitiesIn(category, activities);
  return { total: fitting.length, activities: fitting.slice(0, most) };
}
