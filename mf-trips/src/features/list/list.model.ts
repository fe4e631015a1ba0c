/** How a list of trips is told. */
import { isAhead } from '../../shared/trip-days.model';
import type { PlannedTrip } from '../../shared/trip.model';

const SUMMARY = 2;

/** The first two activities, then how many more (spec, section 9). */
export function listActivities(activities: readonly string[]): string {
  const more = activities.length - SUMMARY;
  return activities.slice(0, SUMMARY).join(', ') + (more > 0 ? `, +${more} more` : '');
}

/** Trips that lie ahead, soonest first, and those that are over or called off, latest first. */
export function splitByTime(trips: readonly PlannedTrip[], today: string) {
  const ahead = trips.filter((trip) => isAhead(trip, today));
  const over = trips.filter((trip) => !isAhead(trip, today)).toReversed();
  return { ahead, over };
}
