/** Taking a browser's trips into an account: which are offered, and what an account's trip is told of them. */
import { statusesAfter, type TripStatus } from '@sojourn/contracts';
import { entryOf, type PlannedTrip, type TripEntry } from '../../shared/trip.model';

const LONGEST_NAME = 120;
const LONGEST_NOTES = 5000;

/** A trip that a person made here and that no account has yet. */
export const isImportable = (trip: PlannedTrip): boolean => !trip.isSample && trip.importedAs === null;

/** An account's trip has no fields for plans yet, so they are told in its notes; the browser's trip keeps them all. */
export function toAccountEntry(trip: PlannedTrip): TripEntry {
  const told = [
    trip.title.length > LONGEST_NAME && trip.title,
    trip.notes,
    trip.flight && `Flight: ${trip.flight}`,
    trip.accommodation && `Accommodation: ${trip.accommodation}`,
    trip.activities.length > 0 && `Activities:\n${trip.activities.map((name) => `- ${name}`).join('\n')}`,
  ];
  return {
    ...entryOf(trip),
    title: trip.title.slice(0, LONGEST_NAME),
    destination: trip.destination.slice(0, LONGEST_NAME),
    notes: told.filter(Boolean).join('\n\n').slice(0, LONGEST_NOTES),
  };
}

/** The steps from one status to another, each of which is allowed; empty when it is there or cannot get there. */
export function stepsTo(from: TripStatus, to: TripStatus): TripStatus[] {
  const paths: TripStatus[][] = [[from]];
  const seen = new Set([from]);
  for (const path of paths) {
    const last = path.at(-1) ?? from;
    if (last === to) return path.slice(1);
    for (const next of statusesAfter[last]) {
      if (!seen.has(next)) {
        seen.add(next);
        paths.push([...path, next]);
      }
    }
  }
  return [];
}
