/** Trips kept by the signed-in person's account. */
import { tripCursorOf, tripDeletedSchema, tripLimits, tripListSchema, tripSchema, type Trip } from '@sojourn/contracts';
import { ApiError, apiRequest } from '@sojourn/web-kit';
import { fromAccount, toDraft, TripConflict, type TripEntry } from './trip.model';
import type { TripStore } from './trip.store';

const PATH = '/api/trips';

/** A conflict carries the trip as it is now, and so does a key under which another trip was made. */
function asConflict(error: unknown): unknown {
  if (!(error instanceof ApiError) || !(error.code === 'conflict' || error.code === 'key-reused')) return error;
  const { details } = error.body as { details?: unknown };
  const current = tripSchema.safeParse(details);
  return current.success ? new TripConflict(fromAccount(current.data)) : error;
}

export const accountTrips: TripStore = {
  storage: 'account',

  async list(signal) {
    const all: Trip[] = [];
    let page: Trip[];
    do {
      const last = all.at(-1);
      const query = { after: last && tripCursorOf(last) };
      page = await apiRequest({ path: PATH, query, schema: tripListSchema, signal });
      all.push(...page);
    } while (page.length >= tripLimits.perPage && all.length < tripLimits.perAccount);
    return all.map(fromAccount);
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
