/** What the catalogue has to do at the place of a trip. */
import type { Activity } from '@sojourn/contracts';
import { parseIsoDuration } from '@sojourn/travel';
import type { DayActivity } from '@sojourn/trip';

/** Activities of a place, as search found them for it, best rated first. */
export const attractionsOf = (activities: readonly Activity[]): Activity[] =>
  activities.toSorted((one, other) => other.rating - one.rating);

const USUAL_MINUTES = 120;

/** Activities of a place as a day of a trip is filled with them. */
export const dayActivitiesOf = (activities: readonly Activity[]): DayActivity[] =>
  attractionsOf(activities).map(
    ({ id, name, location, category, rating, duration, price, openingHours, when, months, position }) => ({
      ...{ id, name, location, category, rating, price, openingHours, when, months, position },
      minutes: parseIsoDuration(duration) ?? USUAL_MINUTES,
    }),
  );
