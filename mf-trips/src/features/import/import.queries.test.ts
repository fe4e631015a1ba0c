import type { TripStatus } from '@sojourn/contracts';
import { ApiError } from '@sojourn/web-kit';
import fc from 'fast-check';
import { browserTrips } from '../../shared/browser-trips.store';
import type { TripPlan } from '@sojourn/contracts/plan';
import { apply, isApplied, newTrip } from '@sojourn/trip';
import type { PlanStore } from '../../shared/plan/plan.store';
import { TripConflict, type StoredTrip, type TripEntry } from '../../shared/trip.model';
import { isImportable } from './import.model';
import { importTrip, type ImportPorts } from './import.queries';

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
  const plans = new Map<number, TripPlan>();
  const keys = new Map<string, number>();
  const perhapsFail = <T>(write: () => T): T => {
    const failure = failures.shift() ?? null;
    if (failure === 'before') throw ApiError.here('unavailable', 'Nothing answered.');
    const written = write();
    if (failure === 'after') throw ApiError.here('timed-out', 'The answer was lost.');
    return written;
  };
  const made = { storage: 'account', version: 1, importedAs: null, isSample: false } as const;
  const planOf = (id: number): PlanStore => ({
    storage: 'account',
    send: async ({ command }) =>
      perhapsFail(() => {
        const outcome = apply(plans.get(id) as TripPlan, command);
        if (!isApplied(outcome)) throw new Error(outcome.refusal.message);
        plans.set(id, outcome.trip);
        return { version: outcome.trip.version, changes: [], plan: outcome.trip };
      }),
    news: async () => ({ version: 0, changes: [], plan: plans.get(id) as TripPlan }),
  });
  const create = async (given: TripEntry, idempotencyKey: string): Promise<StoredTrip> =>
    perhapsFail(() => {
      const id = keys.get(idempotencyKey) ?? keys.size + 1;
      keys.set(idempotencyKey, id);
      const { title, destination, startDate, endDate } = given;
      if (!plans.has(id)) plans.set(id, newTrip({ title, destination, startDate, endDate }));
      return { ...given, ...made, id };
    });
  const files: string[] = [];
  const carryFiles = async (documentIds: readonly string[]) =>
    perhapsFail(() => {
      files.push(...documentIds);
      return documentIds.filter((documentId) => documentId === 'refused-1');
    });
  const carryPicture = async ({ picture }: { picture?: string | undefined }) => perhapsFail(() => picture);
  const ports: ImportPorts = { account: { create }, browser: browserTrips, planOf, carryFiles, carryPicture };
  return { ports, plans, files };
}

beforeEach(() => localStorage.clear());

const importable = async () => (await browserTrips.list()).filter(isImportable);
const markOf = async (id: number) => (await browserTrips.list()).find((trip) => trip.id === id)?.importedAs;

/** What a plan says, without the versions that its way into a store gave it. */
const said = (plan: TripPlan | undefined) =>
  JSON.parse(
    JSON.stringify(plan, (key, value) => (['version', 'latest'].includes(key) ? undefined : value)),
  ) as unknown;

it('offers what a person made here and no account has', async () => {
  const made = await browserTrips.create(entry, 'unused');
  expect(await importable()).toEqual([made]);
  browserTrips.markImported(made.id, 4);
  expect(await importable()).toEqual([]);
});

describe('an import', () => {
  it('brings everything of each trip once, however often it is stopped and done again', async () => {
    const failure = fc.constantFrom('before', 'after', null);
    const status = fc.constantFrom<TripStatus>('planning', 'confirmed', 'completed', 'cancelled');
    const sequence = fc.record({
      failures: fc.array(failure, { maxLength: 12 }),
      statuses: fc.array(status, { maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(sequence, async ({ failures, statuses }) => {
        localStorage.clear();
        const { ports, plans } = fakeAccount([...failures]);
        for (const [at, given] of statuses.entries()) {
          await browserTrips.create({ ...entry, title: `Trip ${at}`, status: given }, 'unused');
        }
        for (let round = 0; round <= failures.length + 1; round += 1) {
          for (const { id } of await importable()) await importTrip(id, ports).catch(() => undefined);
        }
        const own = (await browserTrips.list()).filter((trip) => !trip.isSample);
        expect(plans.size).toBe(statuses.length);
        for (const { id, importedAs } of own) {
          expect(said(plans.get(importedAs ?? 0))).toEqual(said(browserTrips.readPlan(id)?.plan));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('goes on with the trip of an unfinished import when it was edited here since', async () => {
    const { ports, plans } = fakeAccount(['after']);
    const made = await browserTrips.create(entry, 'unused');
    await expect(importTrip(made.id, ports)).rejects.toMatchObject({ code: 'timed-out' });
    ports.account.create = async () => {
      throw new TripConflict({ ...made, id: 1, storage: 'account' });
    };
    await importTrip(made.id, ports);
    expect(said(plans.get(1))).toEqual(said(browserTrips.readPlan(made.id)?.plan));
    expect(await markOf(made.id)).toBe(1);
  });

  it('leaves a file in this browser that the account refuses, and takes the rest', async () => {
    const made = await browserTrips.create(entry, 'unused');
    const { plan } = browserTrips.readPlan(made.id) as { plan: TripPlan };
    const paper = { name: 'a.pdf', mediaType: 'application/pdf', bytes: 9, addedAt: '2026-11-22T10:00:00Z' } as const;
    const document = { ...paper, bookingId: null, version: 1, latest: 1 };
    browserTrips.writePlan(made.id, { ...plan, documents: { 'refused-1': document, 'taken-1': document } }, []);
    const { ports, plans, files } = fakeAccount();
    expect(await importTrip(made.id, ports)).toBe(1);
    expect(files).toEqual(['refused-1', 'taken-1']);
    expect(Object.keys(plans.get(1)?.documents ?? {})).toEqual(['taken-1']);
    expect(await markOf(made.id)).toBe(1);
  });

  it('stops at a refusal of another kind', async () => {
    const made = await browserTrips.create(entry, 'unused');
    const { ports } = fakeAccount();
    ports.account.create = async () => {
      throw ApiError.here('limit-reached', 'An account has at most 500 trips.');
    };
    await expect(importTrip(made.id, ports)).rejects.toMatchObject({ code: 'limit-reached' });
  });

  it.each(['conflict', 'key-reused'] as const)(
    'makes a trip anew when the account answers %s for a deleted one',
    async (code) => {
      const made = await browserTrips.create(entry, 'unused');
      const key = browserTrips.importKeyOf(made.id);
      const { ports, plans } = fakeAccount();
      const { create } = ports.account;
      ports.account.create = async (given, idempotencyKey) => {
        if (idempotencyKey === key) throw ApiError.here(code, 'This request made a trip that has been deleted since.');
        return create(given, idempotencyKey);
      };
      await importTrip(made.id, ports);
      expect(plans.size).toBe(1);
      expect(await markOf(made.id)).toBe(1);
    },
  );
});
