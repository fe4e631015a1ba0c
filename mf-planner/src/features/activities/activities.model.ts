/** In which order activities are shown. */
import type { Activity, ActivityCategory } from '@sojourn/contracts';

/**
 * The activities of a category (null: of all), from as many destinations as possible before any
 * destination comes twice. The list comes best rated first and stays so within a round.
 */
export function activitiesIn(category: ActivityCategory | null, activities: readonly Activity[]): Activity[] {
  const rounds = new Map<string, number>();
  return activities
    .filter((activity) => category === null || activity.category === category)
    .map((activity) => {
      const round = rounds.get(activity.destinationId) ?? 0;
      rounds.set(activity.destinationId, round + 1);
      return { activity, round };
    })
    .sort((one, other) => one.round - other.round)
    .map(({ activity }) => activity);
}
