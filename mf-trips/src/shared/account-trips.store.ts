/** Trips kept by the signed-in person's account. */
import {
  deletedTripCursorOf,
  deletedTripListSchema,
  tripCursorOf,
  tripDeletedSchema,
  tripLimits,
  tripListSchema,
  tripSchema,
} from '@sojourn/contracts/plan';
import { ApiError, apiRequest, type Schema } from '@sojourn/web-kit';
import { fromAccount, toDraft, TripConflict, type TripEntry } from './trip.model';
import type { TripStore } from './trip.store';

const PATH = '/api/trips';

/** Whether a key was refused: another trip was made under it, or one that has been deleted since. */
export const isKeyRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'conflict' || error.code === 'key-reused');

/** A conflict carries the trip as it is now, and so does a key under which another trip was made. */
function asConflict(error: unknown): unknown {
  if (!isKeyRefused(error)) return error;
  const { details } = error.body as { details?: unknown };
  const current = tripSchema.safeParse(details);
  return current.success ? new TripConflict(fromAccount(current.data)) : error;
}

/** Page after page, until one is not full. */
async function readPages<Each>(
  call: { path: string; schema: Schema<Each[]>; signal: AbortSignal | undefined },
  cursorOf: (last: Each) => string,
): Promise<Each[]> {
  const all: Each[] = [];
  let page: Each[];
  do {
    const last = all.at(-1);
    page = await apiRequest({ ...call, query: { after: last && cursorOf(last) } });
    all.push(...page);
  } while (page.length >= tripLimits.perPage && all.length < tripLimits.perAccount);
  return all;
}

export const accountTrips: TripStore = {
  storage: 'account',

  async list(signal) {
    return (await readPages({ path: PATH, schema: tripListSchema, signal }, tripCursorOf)).map(fromAccount);
  },

  async deleted(signal) {
    const call = { path: `${PATH}/deleted`, schema: deletedTripListSchema, signal };
    const trips = await readPages(call, deletedTripCursorOf);
    return trips.map(({ restorableUntil, ...trip }) => ({ ...fromAccount(trip), restorableUntil }));
  },

  async create(entry: TripEntry, idempotencyKey) {
    const call = { method: 'POST', path: PATH, schema: tripSchema, idempotencyKey } as const;
    try {
      return fromAccount(await apiRequest({ ...call, body: toDraft(entry) }));
    } catch (error) {
      throw asConflict(error);
    }
  },

  async remove(id) {
    await apiRequest({ method: 'DELETE', path: `${PATH}/${id}`, schema: tripDeletedSchema });
  },

  async restore(id) {
    return fromAccount(await apiRequest({ method: 'POST', path: `${PATH}/${id}/restore`, schema: tripSchema }));
  },
};
