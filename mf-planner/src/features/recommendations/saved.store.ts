/** Where saved recommendations went: the trips of this browser (storage key `trips`), and which proposal is which trip. */
import { browserTripSchema, type BrowserTrip } from '@sojourn/contracts';
import { newStoredId, readStored, readStoredList, writeStored, type Schema } from '@sojourn/web-kit';

const TRIPS_KEY = 'trips';
const DELETED_KEY = 'deletedTrips';
const MARKS_KEY = 'aiRecommendationsSaved';
const MOST_MARKS = 100;

/** Where a trip is stored: `browser`, or the id of an account. */
export type StorageId = string;
/**
 * `idempotencyKey` names the request to an account, stored before it is first sent so that a second try makes nothing
 * twice; `tripId` is null until it is known that there is a trip.
 */
export type Mark = { storage: StorageId; idempotencyKey: string; tripId: number | null };
/** By proposal. */
export type Marks = Readonly<Record<string, Mark>>;

const isMark = (value: unknown): value is Mark => {
  const { storage, idempotencyKey, tripId } = (value ?? {}) as Partial<Record<keyof Mark, unknown>>;
  return (
    typeof storage === 'string' &&
    typeof idempotencyKey === 'string' &&
    (tripId === null || Number.isSafeInteger(tripId))
  );
};

const marksSchema: Schema<[string, Mark][]> = {
  safeParse: (value) =>
    Array.isArray(value)
      ? { success: true, data: value.filter((each): each is [string, Mark] => Array.isArray(each) && isMark(each[1])) }
      : { success: false, error: 'This is no list.' },
};

export const readMarks = (): Marks => Object.fromEntries(readStored(MARKS_KEY, marksSchema, []));

/** Marks a proposal; answers all marks. The oldest are forgotten in the end. */
export function writeMark(proposal: string, mark: Mark): Marks {
  const others = readStored(MARKS_KEY, marksSchema, []).filter(([key]) => key !== proposal);
  const entries: [string, Mark][] = [...others, [proposal, mark]];
  writeStored(MARKS_KEY, entries.slice(-MOST_MARKS));
  return Object.fromEntries(entries);
}

const idOf = (kept: unknown): number | null => {
  const parsed = browserTripSchema.safeParse(kept);
  return parsed.success ? parsed.data.id : null;
};

/** The numbers of the trips that this browser has now. */
export const browserTripIds = (): number[] => (readStoredList(TRIPS_KEY) ?? []).flatMap((kept) => idOf(kept) ?? []);

/**
 * As mf-trips numbers them, so that `/trips/{id}` can be either's: far above an account's numbers, and free here, also
 * among the deleted ones that may come back.
 */
function nextId(): number {
  const deleted = (readStoredList(DELETED_KEY) ?? []).map((each) => idOf((each as { trip?: unknown } | null)?.trip));
  const taken = new Set<number | null>([...browserTripIds(), ...deleted]);
  return newStoredId(taken);
}

/**
 * Adds a trip to this browser's and leaves all others as they are, readable or not. With it the browser has trips, so
 * that the two samples of an empty one are not called for.
 */
export function addBrowserTrip(trip: Omit<BrowserTrip, 'id'>): BrowserTrip {
  const added = { ...trip, id: nextId() };
  if (!writeStored(TRIPS_KEY, [...(readStoredList(TRIPS_KEY) ?? []), added])) {
    throw new Error('This browser has no room left to keep trips.');
  }
  return added;
}
