/** What the catalogue has to do at the place of a trip. */
import type { Activity } from '@sojourn/contracts';
import { foldWords, parseIsoDuration } from '@sojourn/travel';
import type { DayActivity } from '@sojourn/trip';

const cityOf = (text: string) => foldWords(text.split(',')[0] ?? '');

/** Activities at a place, best rated first; of its name the part before the comma counts. */
export function attractionsOf(place: string, activities: readonly Activity[]): Activity[] {
  const city = cityOf(place);
  if (city === '') return [];
  return activities
    .filter(({ location }) => cityOf(location) === city)
    .toSorted((one, other) => other.rating - one.rating);
}

const USUAL_MINUTES = 120;

/** Activities at a place as a day of a trip is filled with them. */
export const dayActivitiesOf = (place: string, activities: readonly Activity[]): DayActivity[] =>
  attractionsOf(place, activities).map(
    ({ id, name, location, category, rating, duration, price, openingHours, when, position }) => ({
      ...{ id, name, location, category, rating, price, openingHours, when, position },
      minutes: parseIsoDuration(duration) ?? USUAL_MINUTES,
    }),
  );
