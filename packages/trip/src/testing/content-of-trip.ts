/** A trip as an undo turns it back: without what only grows. Only for tests. */
import type { TripPlan } from '@sojourn/contracts/plan';

const without = (value: unknown, names: readonly string[]): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner: unknown) => (names.includes(key) ? undefined : inner)));

/** Also without what a new trip begins again with: its versions. */
export const withoutVersions = (trip: TripPlan): unknown => without(trip, ['version', 'latest']);

export const contentOfTrip = ({ version: _, ...trip }: TripPlan): unknown => without(trip, ['latest']);
