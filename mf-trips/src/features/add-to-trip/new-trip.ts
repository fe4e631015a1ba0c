/** The trip that an addition asks for: one for a press and for all that repeat it, whatever failed in between. */
import { newIdempotencyKey } from '@sojourn/web-kit';
import { isKeyRefused } from '../../shared/account-trips.store';
import { TripConflict, type StoredTrip, type TripEntry, type TripStorage } from '../../shared/trip.model';
import { stores } from '../../shared/trips.queries';

/** A new trip is at this version until somebody puts something into it. */
const UNTOUCHED = 1;

export type NewTrip = {
  /** The trip, made by this press or by an earlier one. */
  make(storage: TripStorage, entry: TripEntry): Promise<StoredTrip>;
  /** Says that nothing could be put into it. An account finds it again by its key, a browser knows no keys. */
  giveUp(storage: TripStorage, id: number): Promise<void>;
};

export function createNewTrip(): NewTrip {
  let key = newIdempotencyKey();

  return {
    async make(storage, entry) {
      try {
        return await stores[storage].create(entry, key);
      } catch (error) {
        if (error instanceof TripConflict) {
          // An earlier press made it, and other dates were chosen since. With something in it, it is the trip all the same.
          if (error.current.version > UNTOUCHED) return error.current;
          await stores[storage].remove(error.current.id);
        } else if (!isKeyRefused(error)) throw error;
        // What was made under the key is gone.
        key = newIdempotencyKey();
        return stores[storage].create(entry, key);
      }
    },
    async giveUp(storage, id) {
      if (storage === 'browser') await stores.browser.remove(id);
    },
  };
}
