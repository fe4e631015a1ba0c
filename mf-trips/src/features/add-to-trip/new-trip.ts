/** The trip that an addition asks for: one for a press and for all that repeat it, whatever failed in between. */
import { ApiError, newIdempotencyKey } from '@sojourn/web-kit';
import { TripConflict, type PlannedTrip, type TripEntry, type TripStorage } from '../../shared/trip.model';
import { stores } from '../../shared/trips.queries';

/** A new trip is at this version until somebody puts something into it. */
const UNTOUCHED = 1;

export type NewTrip = {
  /** The trip, made by this press or by an earlier one. */
  make(entry: TripEntry): Promise<PlannedTrip>;
  /** Says that nothing could be put into it. An account finds it again by its key, a browser knows no keys. */
  giveUp(id: number): Promise<void>;
};

export function newTripIn(storage: TripStorage): NewTrip {
  let key = newIdempotencyKey();

  const makeAnew = (entry: TripEntry) => {
    key = newIdempotencyKey();
    return stores[storage].create(entry, key);
  };

  return {
    async make(entry) {
      try {
        return await stores[storage].create(entry, key);
      } catch (error) {
        if (error instanceof TripConflict) {
          // An earlier press made it, and other dates were chosen since. With something in it, it is the trip all the same.
          if (error.current.version > UNTOUCHED) return error.current;
          await stores[storage].remove(error.current.id);
          return makeAnew(entry);
        }
        // Made by an earlier press, and deleted since.
        const isDeleted = error instanceof ApiError && (error.code === 'conflict' || error.code === 'key-reused');
        if (!isDeleted) throw error;
        return makeAnew(entry);
      }
    },
    async giveUp(id) {
      if (storage === 'browser') await stores.browser.remove(id);
    },
  };
}
