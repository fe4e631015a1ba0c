/** Activities of the whole catalogue: one of each destination in turn, so that the head of the list is a round trip. */
import type { Activity, CatalogueEntry } from '@sojourn/contracts';
import type { ActivitiesFound, ActivityListQuery, ActivitySearchQuery } from '@sojourn/contracts/catalogue-search';
import { activitiesFound, listOf } from './activity-search.model';
import { toActivities } from './activity.model';

export type ActivityService = {
  list(query?: ActivityListQuery): readonly Activity[];
  find(query: ActivitySearchQuery): ActivitiesFound;
};

export function createActivityService(entries: readonly CatalogueEntry[]): ActivityService {
  const perPlace = entries.map(toActivities);
  const longest = Math.max(0, ...perPlace.map((list) => list.length));
  const rounds = Array.from({ length: longest }, (_, turn) =>
    // Places start at different ones of theirs, or every list would open with each city's monument.
    perPlace.flatMap((list, place) => (turn < list.length ? (list[(turn + place) % list.length] ?? []) : [])),
  );
  const activities = rounds.flat();
  return {
    list: (query = {}) => listOf(query, activities),
    find: (query) => activitiesFound(query, activities),
  };
}
