/** In which order activities are shown. */
import type { Activity, ActivityCategory } from '@sojourn/contracts';
import { inRounds } from '@sojourn/travel';

/** The activities of a category (null: of all), from as many destinations as possible before any comes twice. */
export const activitiesIn = (category: ActivityCategory | null, activities: readonly Activity[]): Activity[] =>
  inRounds(
    activities.filter((activity) => category === null || activity.category === category),
    ({ destinationId }) => destinationId,
  );
