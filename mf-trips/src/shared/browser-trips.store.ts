/** Trips kept by this browser, under the storage key `trips` (spec, section 3) and one neighbour for deleted ones. */
import { browserTripSchema, type BrowserTrip } from '@sojourn/contracts';
import { readStored, todayHere, writeStored, type Schema } from '@sojourn/web-kit';
import { sampleTrips } from './sample-trips.model';
import { newIntention, type TripBook } from './trip-book.store';
import { bySoonestStart, fromBrowser, toBrowserFields, type PlannedTrip } from './trip.model';

/** Where the trips are; other tabs are told of it by `storage` events. */
export const BROWSER_TRIPS_KEY = 'trips';
const DELETED_KEY = 'deletedTrips';
const RESTORABLE_MS = 30 * 24 * 60 * 60 * 1000;

type Deleted = { trip: unknown; deletedAt: number };

/** A book of this browser's trips, with what an import into an account needs. */
export type BrowserTripBook = TripBook & {
  /** The trip's own idempotency key, made and kept before it is first used. */
  importKeyOf(id: number): string;
  /** Forgets a key under which a trip was made that has been deleted since. */
  renewImportKey(id: number): void;
  markImported(id: number, importedAs: number): void;
};

const anyList: Schema<unknown[]> = {
  safeParse: (value) =>
    Array.isArray(value) ? { success: true, data: value } : { success: false, error: 'This is no list.' },
};

// What does not read as a trip is kept as it is: it may be a newer Sojourn's, and is not ours to lose.
const readAs = (kept: unknown): BrowserTrip | null => {
  const parsed = browserTripSchema.safeParse(kept);
  return parsed.success ? parsed.data : null;
};
const isTrip = (kept: unknown, id: number) => readAs(kept)?.id === id;

function load(): unknown[] {
  const stored = readStored<unknown[] | null>(BROWSER_TRIPS_KEY, anyList as Schema<unknown[] | null>, null);
  if (stored) return stored;
  const samples = sampleTrips(todayHere());
  writeStored(BROWSER_TRIPS_KEY, samples);
  return samples;
}

function save(key: string, list: readonly unknown[]): void {
  if (!writeStored(key, list)) throw new Error('This browser has no room left to keep trips.');
}

function loadDeleted(): Deleted[] {
  const isFresh = (each: unknown): each is Deleted =>
    typeof each === 'object' && each !== null && Date.now() - Number((each as Deleted).deletedAt) < RESTORABLE_MS;
  return readStored(DELETED_KEY, anyList, []).filter(isFresh);
}

function find(id: number): BrowserTrip | null {
  return (
    load()
      .map(readAs)
      .find((trip) => trip?.id === id) ?? null
  );
}

function rewrite(id: number, change: (trip: BrowserTrip) => BrowserTrip): BrowserTrip {
  const trip = find(id);
  if (!trip) throw new Error('This trip is no longer in this browser.');
  const changed = change(trip);
  save(
    BROWSER_TRIPS_KEY,
    load().map((kept) => (isTrip(kept, id) ? changed : kept)),
  );
  return changed;
}

/**
 * Far above the server's numbers, free in this browser (two trips can be made in one millisecond), and hardly ever the
 * same in two browsers.
 */
function newId(): number {
  const taken = new Set([...load(), ...loadDeleted().map(({ trip }) => trip)].map((kept) => readAs(kept)?.id));
  let id = Date.now() * 1000 + Math.floor(Math.random() * 1000);
  while (taken.has(id)) id += 1;
  return id;
}

export const browserTrips: BrowserTripBook = {
  keeper: 'browser',

  async list() {
    const trips = load().map(readAs);
    return trips.flatMap((trip): PlannedTrip[] => (trip ? [fromBrowser(trip)] : [])).sort(bySoonestStart);
  },

  async read(id) {
    const trip = find(id);
    return trip ? fromBrowser(trip) : null;
  },

  async create(entry) {
    const trip: BrowserTrip = { ...toBrowserFields(entry), id: newId(), sample: false };
    save(BROWSER_TRIPS_KEY, [...load(), trip]);
    return fromBrowser(trip);
  },

  async change(id, entry) {
    // A sample that somebody has made something of is their own trip from then on.
    return fromBrowser(rewrite(id, (trip) => ({ ...trip, ...toBrowserFields(entry), sample: false })));
  },

  async remove(id) {
    const kept = load();
    const gone = kept.find((each) => isTrip(each, id));
    if (!gone) return;
    // First the copy that can be restored, then the deletion: a full storage loses nothing.
    save(DELETED_KEY, [...loadDeleted(), { trip: gone, deletedAt: Date.now() }]);
    save(
      BROWSER_TRIPS_KEY,
      kept.filter((each) => each !== gone),
    );
  },

  async restore(id) {
    const deleted = loadDeleted();
    const found = deleted.findLast(({ trip }) => isTrip(trip, id));
    const trip = readAs(found?.trip);
    if (!trip) throw new Error('This trip can no longer be restored.');
    if (!find(id)) save(BROWSER_TRIPS_KEY, [...load(), trip]);
    save(
      DELETED_KEY,
      deleted.filter((each) => !isTrip(each.trip, id)),
    );
    return fromBrowser(trip);
  },

  importKeyOf(id) {
    const importKey = find(id)?.importKey ?? newIntention();
    rewrite(id, (trip) => ({ ...trip, importKey }));
    return importKey;
  },

  renewImportKey(id) {
    rewrite(id, (trip) => ({ ...trip, importKey: newIntention() }));
  },

  markImported(id, importedAs) {
    rewrite(id, (trip) => ({ ...trip, importedAs }));
  },
};
