/** Which activities of the catalogue fit what somebody looks for, and in which order they are shown. */
import { activityCategories, type Activity, type ActivityCategory } from '@sojourn/contracts';
import type { ActivitiesFound, ActivityListQuery, ActivitySearchQuery } from '@sojourn/contracts/catalogue-search';
import { foldWords, inRounds } from '@sojourn/travel';

/** The activities of a category (undefined: of all), from as many destinations as possible before one comes twice. */
export const activitiesIn = (category: ActivityCategory | undefined, activities: readonly Activity[]): Activity[] =>
  inRounds(
    activities.filter((activity) => category === undefined || activity.category === category),
    ({ destinationId }) => destinationId,
  );

const cityOf = (text: string) => foldWords(text.split(',')[0] ?? '');

/** Those at a place, of whose name the part before the comma counts; or the first of each category; all without a query. */
export function listOf({ place, each }: ActivityListQuery, activities: readonly Activity[]): readonly Activity[] {
  const city = place === undefined ? undefined : cityOf(place);
  const there = city === undefined ? activities : activities.filter(({ location }) => cityOf(location) === city);
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
