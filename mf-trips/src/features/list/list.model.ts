/** How a list of trips is told. */
import type { TripStatus } from '@sojourn/contracts';
import { foldWords } from '@sojourn/travel';
import { isAhead } from '../../shared/trip-days.model';
import { bySoonestStart, type StoredTrip } from '../../shared/trip.model';

const SUMMARY = 2;

/** Longer lists can be searched and filtered. */
const SEARCHED_FROM = 13;

/** The first two activities, then how many more (spec, section 9). */
export function listActivities(activities: readonly string[]): string {
  const more = activities.length - SUMMARY;
  return activities.slice(0, SUMMARY).join(', ') + (more > 0 ? `, +${more} more` : '');
}

/** By how many US cents a trip costs more than its budget; 0 where it does not, or has none. */
export const overBudgetOf = ({ budget, costCents = 0 }: Pick<StoredTrip, 'budget' | 'costCents'>): number =>
  budget === null ? 0 : Math.max(0, costCents - budget * 100);

/** The parts of a list: the trip that is nearest (or the only one), those that lie ahead, and those that are over. */
export type TripParts = { feature: StoredTrip | null; upcoming: StoredTrip[]; past: StoredTrip[] };

/** Upcoming trips are soonest first; those that are over or called off latest first. */
export function partsOf(trips: readonly StoredTrip[], today: string): TripParts {
  const inOrder = trips.toSorted(bySoonestStart);
  const [nearest, ...upcoming] = inOrder.filter((trip) => isAhead(trip, today));
  const past = inOrder.filter((trip) => !isAhead(trip, today)).toReversed();
  if (nearest) return { feature: nearest, upcoming, past };
  const [only, ...others] = past;
  return only && others.length === 0 ? { feature: only, upcoming, past: [] } : { feature: null, upcoming, past };
}

/**
 * The word that makes each trip's scene its own, by the trip's id: the first trip to a place shows the place as every page
 * does, the next ones another hour and composition of it.
 */
export function variantsOf(trips: readonly Pick<StoredTrip, 'id' | 'destination'>[]): ReadonlyMap<unknown, string> {
  const shown = new Set<string>();
  const others = trips
    .toSorted((one, other) => String(one.id).localeCompare(String(other.id), 'en', { numeric: true }))
    .filter(({ destination }) => {
      const place = foldWords(destination);
      const isFirst = !shown.has(place);
      shown.add(place);
      return !isFirst;
    });
  return new Map(others.map(({ id }) => [id, `trip ${id}`]));
}

/** What somebody looks for; an empty text and null look for everything. */
export type TripFilter = { text: string; status: TripStatus | null };

/** Whether a list of so many trips can be searched. */
export const isSearchable = (count: number): boolean => count >= SEARCHED_FROM;

/** Whether anything is looked for. */
export const isFiltering = ({ text, status }: TripFilter): boolean => foldWords(text) !== '' || status !== null;

/** The trips that have every word somewhere in what a card says of them, and the status. */
export function filterTrips(trips: readonly StoredTrip[], { text, status }: TripFilter): StoredTrip[] {
  const words = foldWords(text).split(' ').filter(Boolean);
  return trips.filter((trip) => {
    const { title, destination, notes, activities, accommodation, flight } = trip;
    const said = foldWords([title, destination, notes, accommodation, flight, ...activities].join(' '));
    return (status === null || trip.status === status) && words.every((word) => said.includes(word));
  });
}
