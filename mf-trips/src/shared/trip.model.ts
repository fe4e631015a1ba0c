/** A trip as the pages know it, whoever stores it: the account (our server) or this browser. */
import type { BrowserTrip, Trip, TripDraft, TripStatus } from '@sojourn/contracts';

/** Who stores a trip. */
export type TripStorage = 'account' | 'browser';

/** What a person fills in. Only a browser's trips have a picture, activities, a stay and a flight of their own so far. */
export type TripEntry = {
  title: string;
  destination: string;
  startDate: string;
  endDate: string;
  /** Whole US dollars. */
  budget: number | null;
  notes: string;
  status: TripStatus;
  imageUrl: string;
  /** The id of the trip's own picture. */
  picture?: string | undefined;
  activities: string[];
  accommodation: string;
  flight: string;
};

export type StoredTrip = TripEntry & {
  id: number;
  storage: TripStorage;
  version: number;
  isSample: boolean;
  /** US cents, what was spent and is still to pay; absent where nothing costs, or nobody counted. */
  costCents?: number | undefined;
  /** The number that an imported browser trip has in an account. */
  importedAs: number | null;
};

/** A trip that was deleted, and the instant until which it can be restored. */
export type DeletedTrip = StoredTrip & { restorableUntil: string };

/** Somebody else was faster: `current` is the trip as it is stored now. */
export class TripConflict extends Error {
  override readonly name = 'TripConflict';
  readonly current: StoredTrip;

  constructor(current: StoredTrip) {
    super('This trip was changed somewhere else in the meantime.');
    this.current = current;
  }
}

export function fromAccount(trip: Trip): StoredTrip {
  const { id, title, destination, startDate, endDate, budget, notes, status, picture, costCents, version } = trip;
  const ofBrowsersOnly = { imageUrl: '', activities: [], accommodation: '', flight: '', isSample: false };
  const kept = { id, storage: 'account', version, importedAs: null } as const;
  return {
    ...kept,
    ...ofBrowsersOnly,
    title,
    destination,
    startDate,
    endDate,
    budget,
    notes: notes ?? '',
    status,
    picture,
    costCents,
  };
}

export function toDraft({ title, destination, startDate, endDate, budget, notes }: TripEntry): TripDraft {
  return { title, destination, startDate, endDate, budget, notes: notes.trim() === '' ? null : notes };
}

/** The picture that a stored plan names, which may be one of a newer Sojourn. */
function pictureIn(plan: unknown): string | undefined {
  const picture = (plan as { head?: { cover?: { picture?: unknown } } } | null | undefined)?.head?.cover?.picture;
  return typeof picture === 'string' ? picture : undefined;
}

/** Where the bff has a trip: `/api/trips/7`; empty for a browser's. */
export const pathOf = ({ storage, id }: Pick<StoredTrip, 'storage' | 'id'>): string =>
  storage === 'account' ? `/api/trips/${id}` : '';

export function fromBrowser(trip: BrowserTrip): StoredTrip {
  const { name, totalBudget, sample, importedAs, importKey: _, ...same } = trip;
  return {
    ...same,
    storage: 'browser',
    version: 1,
    title: name,
    budget: totalBudget > 0 ? totalBudget : null,
    isSample: sample,
    picture: pictureIn(trip.plan),
    importedAs: importedAs ?? null,
  };
}

/** The fields of a browser's trip that a person fills in, in the storage's own words. */
export function toBrowserFields(entry: TripEntry): Omit<BrowserTrip, 'id' | 'sample' | 'importKey' | 'importedAs'> {
  const { title, budget, destination, startDate, endDate, notes, status, imageUrl, ...rest } = entry;
  const { activities, accommodation, flight } = rest;
  return {
    name: title,
    destination,
    startDate,
    endDate,
    imageUrl,
    activities,
    accommodation,
    flight,
    totalBudget: budget ?? 0,
    notes,
    status,
  };
}

export function entryOf(trip: StoredTrip): TripEntry {
  const { title, destination, startDate, endDate, budget, notes, status, imageUrl } = trip;
  const { activities, accommodation, flight } = trip;
  return {
    title,
    destination,
    startDate,
    endDate,
    budget,
    notes,
    status,
    imageUrl,
    activities,
    accommodation,
    flight,
  };
}

/** Soonest start first, then in the order they were made, as the server lists them. */
export const bySoonestStart = (a: StoredTrip, b: StoredTrip): number =>
  Number(a.startDate > b.startDate) - Number(a.startDate < b.startDate) || a.id - b.id;
