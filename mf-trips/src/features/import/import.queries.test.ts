import type { TripStatus } from '@sojourn/contracts';
import { ApiError } from '@sojourn/web-kit';
import fc from 'fast-check';
import { browserTrips } from '../../shared/browser-trips.store';
import type { TripStore } from '../../shared/trip.store';
import { TripConflict, type PlannedTrip, type TripEntry } from '../../shared/trip.model';
import { isImportable } from './import.model';
import { importTrip } from './import.queries';

const entry: TripEntry = {
  title: 'Lisbon',
  destination: 'Lisbon, Portugal',
  startDate: '2027-05-01',
  endDate: '2027-05-04',
  budget: 900,
  notes: 'Pack light.',
  status: 'planning',
  imageUrl: '',
  activities: ['Food Tour', 'Fado'],
  accommodation: 'A flat in Alfama',
  flight: 'TP 1363',
};

/** An account that keeps its word about idempotency keys, and fails when `failures` says so: before or after the write. */
function fakeAccount(failures: ('before' | 'after' | null)[] = []) {
  const kept = new Map<number, PlannedTrip>();
  const keys = new Map<string, number>();
  const perhapsFail = <T>(write: () => T): T => {
    const failure = failures.shift() ?? null;
    if (failure === 'before') throw ApiError.here('unavailable', 'Nothing answered.');
    const written = write();
    if (failure === 'after') throw ApiError.here('timed-out', 'The answer was lost.');
    return written;
  };
  const account = {
    storage: 'account',
    create: async (given: TripEntry, idempotencyKey: string) =>
      perhapsFail(() => {
        const id = keys.get(idempotencyKey) ?? keys.size + 1;
        keys.set(idempotencyKey, id);
        const made = { importedAs: null, isSample: false, storage: 'account', version: 1 } as const;
        const trip = kept.get(id) ?? { ...given, ...made, id, status: 'planning' as TripStatus };
        kept.set(id, trip);
        return trip;
      }),
    change: async (id: number, given: TripEntry, version: number) =>
      perhapsFail(() => {
        const trip = { ...(kept.get(id) as PlannedTrip), ...given, version: version + 1 };
        kept.set(id, trip);
        return trip;
      }),
  } as unknown as TripStore;
  return { account, kept };
}

beforeEach(() => localStorage.clear());

describe('what is offered', () => {
  it('is what a person made here and no account has', async () => {
    const made = await browserTrips.create(entry, 'unused');
    expect((await browserTrips.list()).filter(isImportable)).toEqual([made]);
    browserTrips.markImported(made.id, 4);
    expect((await browserTrips.list()).filter(isImportable)).toEqual([]);
  });
});

describe('an import', () => {
  it('ends as one trip for each, however often it is stopped and done again', async () => {
    const failure = fc.constantFrom('before', 'after', null);
    const status = fc.constantFrom<TripStatus>('planning', 'confirmed', 'completed', 'cancelled');
    const sequence = fc.record({
      failures: fc.array(failure, { maxLength: 12 }),
      statuses: fc.array(status, { maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(sequence, async ({ failures, statuses }) => {
        localStorage.clear();
        const { account, kept } = fakeAccount([...failures]);
        for (const [at, given] of statuses.entries()) {
          await browserTrips.create({ ...entry, title: `Trip ${at}`, status: given }, 'unused');
        }
        for (let round = 0; round <= failures.length + 1; round += 1) {
          for (const trip of (await browserTrips.list()).filter(isImportable)) {
            await importTrip(trip, account, browserTrips).catch(() => undefined);
          }
        }
        const wanted = statuses.map((given, at) => [`Trip ${at}`, given]);
        expect([...kept.values()].map((trip) => [trip.title, trip.status]).sort()).toEqual(wanted.sort());
        const marks = (await browserTrips.list()).filter((trip) => !trip.isSample).map((trip) => trip.importedAs);
        expect(new Set(marks)).toEqual(new Set(kept.keys()));
        expect(marks).toHaveLength(statuses.length);
      }),
      { numRuns: 60 },
    );
  });

  it('changes the trip of an unfinished import when it was edited here since', async () => {
    const { account, kept } = fakeAccount(['after']);
    const create = account.create.bind(account);
    account.create = async (given, idempotencyKey) => {
      const made = await create(given, idempotencyKey);
      if (made.title === given.title) return made;
      throw new TripConflict(made);
    };
    const made = await browserTrips.create(entry, 'unused');
    await expect(importTrip(made, account, browserTrips)).rejects.toMatchObject({ code: 'timed-out' });
    const edited = await browserTrips.change(made.id, { ...entry, title: 'Porto', status: 'confirmed' }, 1);
    await importTrip(edited, account, browserTrips);
    expect([...kept.values()]).toMatchObject([{ id: 1, title: 'Porto', status: 'confirmed', version: 3 }]);
    expect((await browserTrips.read(made.id))?.importedAs).toBe(1);
  });

  it('stops at a refusal of another kind', async () => {
    const made = await browserTrips.create(entry, 'unused');
    const { account } = fakeAccount();
    account.create = async () => {
      throw ApiError.here('limit-reached', 'An account has at most 500 trips.');
    };
    await expect(importTrip(made, account, browserTrips)).rejects.toMatchObject({ code: 'limit-reached' });
  });

  it.each(['conflict', 'key-reused'] as const)(
    'makes a trip anew when the account answers %s for a deleted one',
    async (code) => {
      const made = await browserTrips.create(entry, 'unused');
      const key = browserTrips.importKeyOf(made.id);
      const { account, kept } = fakeAccount();
      const create = account.create.bind(account);
      account.create = async (given, idempotencyKey) => {
        if (idempotencyKey === key) throw ApiError.here(code, 'This request made a trip that has been deleted since.');
        return create(given, idempotencyKey);
      };
      await importTrip(made, account, browserTrips);
      expect(kept.size).toBe(1);
      expect((await browserTrips.read(made.id))?.importedAs).toBe(1);
    },
  );
});
