/** Trips stored in this browser, under the storage key `trips` (spec, section 3) and one neighbour for deleted ones. */
import { browserTripSchema, RESTORABLE_DAYS, type BrowserTrip, type TripPlan } from '@sojourn/contracts/plan';
import { oncePer } from '@sojourn/travel';
import { costOf, joinSpecFields, readBrowserTrip, specFieldsOf } from '@sojourn/trip';
import { newIdempotencyKey, newStoredId, readStoredList, removeStored, todayHere, writeStored } from '@sojourn/web-kit';
import { checkPlanInSlices } from './check-plan-in-slices';
import { isSealed, sealOf } from './plan-seal.model';
import { readPlanAhead } from './read-plan-ahead';
import { storedList } from './stored-list';
import { sampleTrips } from './sample-trips.model';
import type { TripStore } from './trip.store';
import { bySoonestStart, fromBrowser, toBrowserFields, type DeletedTrip, type StoredTrip } from './trip.model';

/** Where the trips are; other tabs are told of it by `storage` events. */
export const BROWSER_TRIPS_KEY = 'trips';
const DELETED_KEY = 'deletedTrips';

/** Where what was done to a trip is. */
export const tripHistoryKey = (id: number) => `tripHistory ${id}`;

const RESTORABLE_MS = RESTORABLE_DAYS * 24 * 60 * 60 * 1000;

type Deleted = { trip: unknown; deletedAt: number };

/** A browser's trip with its whole plan. */
export type BrowserPlan = { plan: TripPlan; isSample: boolean; lastKeys: readonly string[] };

/** The store of this browser's trips, with their plans and what an import into an account needs. */
export type BrowserTripStore = TripStore & {
  /** As `readPlan`, after the samples have got their plans. */
  openPlan(id: number): Promise<BrowserPlan | null>;
  /** Null for a trip that is not there. Throws when its plan cannot be read: a newer Sojourn wrote it. */
  readPlan(id: number): BrowserPlan | null;
  /** A sample that somebody has made something of is their own trip from then on. */
  writePlan(id: number, plan: TripPlan, lastKeys: readonly string[]): void;
  /** The trip's own idempotency key, made and kept before it is first used. */
  importKeyOf(id: number): string;
  /** Forgets a key under which a trip was made that has been deleted since. */
  renewImportKey(id: number): void;
  markImported(id: number, importedAs: number): void;
};

const parsed = oncePer((kept: object): BrowserTrip | null => browserTripSchema.safeParse(kept).data ?? null);
// What does not read as a trip stays as it is: it may be a newer Sojourn's, and is not ours to lose.
const readAs = (kept: unknown): BrowserTrip | null => (typeof kept === 'object' && kept !== null ? parsed(kept) : null);
const isTrip = (kept: unknown, id: number) => readAs(kept)?.id === id;

const stored = storedList(BROWSER_TRIPS_KEY);

function load(): unknown[] {
  const kept = stored.read();
  if (kept) return kept;
  const samples = sampleTrips(todayHere());
  stored.write(samples);
  return samples;
}

const noRoom = () =>
  new Error(
    'This browser has no room left, so this was not saved. Delete trips that you no longer need, or move them to an account.',
  );

/** Writes the trips. Where there is no room deleted ones give way, oldest first. */
function save(list: readonly unknown[]): void {
  if (!stored.write(list)) makeRoom(() => stored.write(list));
}

function saveDeleted(list: readonly Deleted[]): void {
  if (!writeStored(DELETED_KEY, list)) throw noRoom();
}

/** Forgets deleted trips until something can be written; none when nothing comes of it. */
function makeRoom(write: () => boolean): void {
  const before = loadDeleted();
  for (let gone = 1; gone <= before.length; gone += 1) {
    if (!writeStored(DELETED_KEY, before.slice(gone))) break;
    if (!write()) continue;
    before.slice(0, gone).forEach(forgetHistory);
    return;
  }
  if (before.length > 0) writeStored(DELETED_KEY, before);
  throw noRoom();
}

/** Puts a trip among the deleted ones when both lists have no room for it at once. */
function moveToDeleted(deleted: Deleted, others: readonly unknown[], before: readonly unknown[]): void {
  save(others);
  const write = () => writeStored(DELETED_KEY, [...loadDeleted(), deleted]);
  try {
    if (!write()) makeRoom(write);
  } catch (error) {
    stored.write(before);
    throw error;
  }
}

const isFresh = (each: unknown): each is Deleted =>
  typeof each === 'object' && each !== null && Date.now() - Number((each as Deleted).deletedAt) < RESTORABLE_MS;

const loadDeleted = (): Deleted[] => (readStoredList(DELETED_KEY) ?? []).filter(isFresh);

/** With a trip that can no longer be restored goes what was done to it. */
function forgetHistory(deleted: unknown): void {
  const id = readAs((deleted as Deleted | null)?.trip)?.id;
  if (id !== undefined && !find(id)) removeStored(tripHistoryKey(id));
}

const forgetExpired = (): void =>
  (readStoredList(DELETED_KEY) ?? []).filter((each) => !isFresh(each)).forEach(forgetHistory);

/** UTF-16 code units that this browser stores for Sojourn, without deleted trips: those give way. */
export function storedUnits(): number {
  try {
    const keys = Object.keys(localStorage).filter((key) => key !== DELETED_KEY);
    return keys.reduce((sum, key) => sum + key.length + (localStorage.getItem(key)?.length ?? 0), 0);
  } catch {
    // A browser that forbids storage stores nothing.
    return 0;
  }
}

const find = (id: number, list = load()): BrowserTrip | null =>
  list.map(readAs).find((trip) => trip?.id === id) ?? null;

function rewrite(id: number, change: (trip: BrowserTrip) => BrowserTrip): BrowserTrip {
  const list = load();
  const trip = find(id, list);
  if (!trip) throw new Error('This trip is no longer in this browser.');
  const changed = change(trip);
  save(list.map((kept) => (isTrip(kept, id) ? changed : kept)));
  return changed;
}

const isBare = (trip: BrowserTrip | null): trip is BrowserTrip => trip?.sample === true && trip.plan === undefined;

/** Gives samples their whole plans, which a browser without samples never fetches. */
async function completeSamples(): Promise<void> {
  if (!load().some((kept) => isBare(readAs(kept)))) return;
  try {
    const { samplePlanOf } = await import('./samples/sample-plans.model');
    for (const trip of load().map(readAs)) {
      const plan = isBare(trip) ? samplePlanOf(trip, new Date().toISOString()) : undefined;
      // Our own code made it, so that it need not be checked.
      if (trip && plan) rewrite(trip.id, (kept) => ({ ...kept, plan, seal: sealOf(plan) }));
    }
  } catch {
    // Without a connection or without room a sample is what the specification's fields say; it gets its plan another time.
  }
}

/** The specification's fields have no picture of a trip's own, so that its plan stands beside them from the beginning. */
function withPicture(trip: BrowserTrip, picture: string | undefined): BrowserTrip {
  const plan = picture === undefined ? null : readBrowserTrip(trip, undefined);
  if (!plan) return trip;
  const { head } = plan;
  const shown = { ...plan, head: { ...head, cover: { ...head.cover, picture } } };
  return { ...trip, plan: shown, seal: sealOf(shown) };
}

/** Free in this browser, also among deleted trips that may come back. */
function newId(): number {
  const stored = [...load(), ...loadDeleted().map(({ trip }) => trip)];
  return newStoredId(new Set(stored.map((each) => readAs(each)?.id)));
}

/** Plans by what is stored of them, so that one of hundreds of parts is checked once. */
const readPlans = new WeakMap<object, TripPlan>();

export const browserTrips: BrowserTripStore = {
  storage: 'browser',

  async list() {
    await completeSamples();
    const trips = load().map(readAs);
    return trips.flatMap((trip): StoredTrip[] => (trip ? [fromBrowser(trip)] : [])).sort(bySoonestStart);
  },

  async create(entry) {
    const trip = withPicture({ ...toBrowserFields(entry), id: newId(), sample: false }, entry.picture);
    save([...load(), trip]);
    return fromBrowser(trip);
  },

  async remove(id) {
    const kept = load();
    const gone = kept.find((each) => isTrip(each, id));
    if (!gone) return;
    // First the copy that can be restored, then the deletion: a full storage loses nothing.
    forgetExpired();
    const deleted = { trip: gone, deletedAt: Date.now() };
    const others = kept.filter((each) => each !== gone);
    if (writeStored(DELETED_KEY, [...loadDeleted(), deleted])) save(others);
    else moveToDeleted(deleted, others, kept);
  },

  async restore(id) {
    const deleted = loadDeleted();
    const found = deleted.findLast(({ trip }) => isTrip(trip, id));
    const trip = readAs(found?.trip);
    if (!trip) throw new Error('This trip can no longer be restored.');
    if (!find(id)) save([...load(), trip]);
    saveDeleted(deleted.filter((each) => !isTrip(each.trip, id)));
    return fromBrowser(trip);
  },

  async deleted() {
    return loadDeleted()
      .flatMap(({ trip: kept, deletedAt }): DeletedTrip[] => {
        const trip = readAs(kept);
        return trip
          ? [{ ...fromBrowser(trip), restorableUntil: new Date(deletedAt + RESTORABLE_MS).toISOString() }]
          : [];
      })
      .reverse();
  },

  async openPlan(id) {
    await completeSamples();
    const trip = find(id);
    const kept = trip?.plan;
    if (kept && !readPlans.has(kept)) {
      if (trip.seal !== undefined) await readPlanAhead(kept);
      const plan = isSealed(kept, trip.seal) ? kept : await checkPlanInSlices(kept);
      // So that the first change writes and seals no more than what it changes.
      if (plan && plan !== kept) await readPlanAhead(plan);
      if (plan) readPlans.set(kept, joinSpecFields(trip, plan));
    }
    return browserTrips.readPlan(id);
  },

  readPlan(id) {
    const trip = find(id);
    if (!trip) return null;
    const { plan: kept, seal, sample, lastKeys = [], ...fields } = trip;
    const known = kept ? readPlans.get(kept) : undefined;
    const plan = known ?? (isSealed(kept, seal) ? joinSpecFields(fields, kept) : readBrowserTrip(fields, kept));
    if (!plan) throw new Error('A newer Sojourn has changed this trip. Please reload the page.');
    if (kept) readPlans.set(kept, plan);
    return { plan, isSample: sample, lastKeys };
  },

  writePlan(id, plan, lastKeys) {
    const kept = { plan, seal: sealOf(plan), lastKeys: [...lastKeys], sample: false };
    rewrite(id, (trip) => ({ ...trip, ...specFieldsOf(plan), costCents: costOf(plan), ...kept }));
    readPlans.set(plan, plan);
  },

  importKeyOf(id) {
    const importKey = find(id)?.importKey ?? newIdempotencyKey();
    rewrite(id, (trip) => ({ ...trip, importKey }));
    return importKey;
  },

  renewImportKey(id) {
    rewrite(id, (trip) => ({ ...trip, importKey: newIdempotencyKey() }));
  },

  markImported(id, importedAs) {
    rewrite(id, (trip) => ({ ...trip, importedAs }));
  },
};
