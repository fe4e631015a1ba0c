/** Which of a browser's trips are offered to an account. */
import type { StoredTrip } from '../../shared/trip.model';

/** A trip that a person made here and that no account has yet. */
export const isImportable = (trip: StoredTrip): boolean => !trip.isSample && trip.importedAs === null;
