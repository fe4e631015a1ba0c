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
  attractionsOf(activities).map((activity) => {
    const { id, name, location, category, attractionType, rating, duration, price } = activity;
    const { openingHours, when, months, position, isIndoors, isStrenuous, isForChildren } = activity;
    const minutes = parseIsoDuration(duration) ?? USUAL_MINUTES;
    return {
      ...{ id, name, location, category, attractionType, rating, minutes, price },
      ...{ openingHours, when, months, position, isIndoors, isStrenuous, isForChildren },
    };
  });
