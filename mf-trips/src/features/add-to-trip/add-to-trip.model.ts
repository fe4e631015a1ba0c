/** Which trips something found may be added to, the likeliest first. */
import type { TripAddition } from '@sojourn/contracts/plan';
import { foldWords } from '@sojourn/travel';
import { tripOfAddition } from '@sojourn/trip';
import { isAhead } from '../../shared/trip-days.model';
import type { StoredTrip, TripEntry } from '../../shared/trip.model';

const cityOf = (destination: string) => foldWords(destination.split(',')[0] ?? destination);

/** How well a trip fits: the same place, then dates that meet. */
function fitOf(trip: StoredTrip, addition: TripAddition): number {
  const { dates } = tripOfAddition(addition);
  const isThere = cityOf(trip.destination) === cityOf(addition.destination);
  const isThen = dates !== null && dates.startDate <= trip.endDate && dates.endDate >= trip.startDate;
  return Number(isThere) * 2 + Number(isThen);
}

/** Trips that lie ahead and are a person's own, those that fit best first, else the soonest. */
export function tripChoices(trips: readonly StoredTrip[], addition: TripAddition, today: string): StoredTrip[] {
  return trips
    .filter((trip) => !trip.isSample && isAhead(trip, today) && trip.importedAs === null)
    .toSorted((one, other) => fitOf(other, addition) - fitOf(one, addition));
}

/**
 * The trip to be proposed: the one that it was looked for, else the best one that goes to the same place; null for a new one.
 * @param wanted the trip whose page the search was opened from
 */
export function proposedTrip(
  choices: readonly StoredTrip[],
  addition: TripAddition,
  wanted: number | null = null,
): StoredTrip | null {
  const asked = choices.find(({ id }) => id === wanted);
  if (asked && fitOf(asked, addition) > 0) return asked;
  const [best] = choices;
  return best && fitOf(best, addition) >= 2 ? best : null;
}

/** A new trip for something found. */
export function newTripEntry(addition: TripAddition, dates: { startDate: string; endDate: string }): TripEntry {
  const { title, destination } = tripOfAddition(addition);
  return {
    title,
    destination,
    ...dates,
    budget: null,
    notes: '',
    status: 'planning',
    imageUrl: '',
    activities: [],
    accommodation: '',
    flight: '',
  };
}

/** What is said when it was added (spec, section 8). */
export function addedWords(addition: TripAddition, name: string, trip: string): { title: string; description: string } {
  if (addition.kind === 'attraction') {
    return { title: 'Attraction Added', description: `${name} has been added to your trip itinerary.` };
  }
  const title = addition.kind === 'activity' ? 'Activity added!' : 'Added to trip';
  return { title, description: `${name} is in ${trip}.` };
}
