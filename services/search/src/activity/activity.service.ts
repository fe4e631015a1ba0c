/** Activities of the whole catalogue: one of each destination in turn, so that the head of the list is a round trip. */
import type { Activity, CatalogueEntry } from '@sojourn/contracts';
import type { ActivitiesFound, ActivityListQuery, ActivitySearchQuery } from '@sojourn/contracts/catalogue-search';
import { inTurns } from './activity-picture.model';
import { activitiesFound, listOf, type PlacesNamed } from './activity-search.model';
import { toActivities } from './activity.model';

export type ActivityService = {
  list(query?: ActivityListQuery): readonly Activity[];
  find(query: ActivitySearchQuery): ActivitiesFound;
};

export function createActivityService(entries: readonly CatalogueEntry[], placesNamed?: PlacesNamed): ActivityService {
  const activities = inTurns(entries.map(toActivities));
  return {
    list: (query = {}) => listOf(query, activities, placesNamed),
    find: (query) => activitiesFound(query, activities),
  };
}
