/** What a trip is, and what may happen to it. Money is integer cents here and whole dollars on the wire. */
import {
  RESTORABLE_DAYS,
  tripLimits,
  type Trip as TripOnTheWire,
  type TripDraft,
  type TripStatus,
} from '@sojourn/contracts';
import type { DeletedTrip } from '@sojourn/contracts/plan';

const DAY_MS = 24 * 60 * 60 * 1000;
const CENTS = 100;

/** A trip as it is stored. `version` grows by one at every change, deleting and restoring included. */
export type Trip = {
  id: number;
  ownerId: string;
  title: string;
  destination: string;
  startDate: string;
  endDate: string;
  budgetCents: number | null;
  notes: string | null;
  status: TripStatus;
  /** The id of its own picture; absent where it has none. */
  picture?: string;
  /** US cents, what was spent and is still to pay; absent where nothing costs. */
  costCents?: number;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  /** While a trip is deleted: since when, and when it goes for good. */
  deletion: { deletedAt: Date; purgeAt: Date } | null;
  /**
   * Its place among its owner's: one more than the last when it was made or restored, and no two have the same; null for
   * one from before there were serials. An owner has at most as many trips as the last serial says.
   */
  serial: number | null;
  /** What its maker called the request that made it, so that a repeated request makes nothing. */
  idempotencyKey: string | null;
  /** The digest of the content of that request; null beside no key, and beside one from before digests were stored. */
  requestDigest: string | null;
};

/** Which trips of an owner are counted: `all` includes deleted ones that can be restored. */
export type TripsCounted = 'live' | 'all';

/** Who makes a trip, under which number, and when. */
export type TripOrigin = Pick<Trip, 'id' | 'ownerId' | 'serial' | 'idempotencyKey' | 'requestDigest'> & { now: Date };

export function createTrip(draft: TripDraft, origin: TripOrigin): Trip {
  const { id, ownerId, serial, idempotencyKey, requestDigest, now } = origin;
  return {
    ...contentOf(draft),
    id,
    ownerId,
    serial,
    idempotencyKey,
    requestDigest,
    status: 'planning',
    version: 1,
    createdAt: now,
    updatedAt: now,
    deletion: null,
  };
}

export function deleteTrip<Deleted extends Trip>(trip: Deleted, now: Date): Deleted {
  const purgeAt = new Date(now.getTime() + RESTORABLE_DAYS * DAY_MS);
  return { ...touched(trip, now), deletion: { deletedAt: now, purgeAt } };
}

export function restoreTrip(trip: Trip, serial: number, now: Date): Trip {
  return { ...touched(trip, now), serial, deletion: null };
}

export const isDeleted = (trip: Trip): boolean => trip.deletion !== null;

/** Expired trips are purged now and then (trip.jobs.ts); until then they are gone all the same. */
export const isPurged = (trip: Trip, now: Date): boolean => trip.deletion !== null && trip.deletion.purgeAt <= now;

/** The content of a draft as text: the same for drafts that make the same trip. */
export function contentText(draft: TripDraft): string {
  const { title, destination, startDate, endDate, budgetCents, notes } = contentOf(draft);
  return JSON.stringify([title, destination, startDate, endDate, budgetCents, notes]);
}

/** How many of an owner's trips there may be. */
export const mostTrips: Record<TripsCounted, number> = {
  live: tripLimits.perAccount,
  all: 2 * tripLimits.perAccount,
};

/** Why somebody who has so many trips can have no more; undefined while they can. */
export function limitRefusal(counted: TripsCounted, count: number): string | undefined {
  if (count < mostTrips[counted]) return undefined;
  const { perAccount } = tripLimits;
  return counted === 'live'
    ? `An account has at most ${perAccount} trips. Please delete one that you no longer need.`
    : `You have deleted more than ${perAccount} trips that can still be restored. Please try again in some days.`;
}

/** A trip as its owner's list shows it: with the beginning of long notes. */
export function toListEntry(trip: Trip): TripOnTheWire {
  const entry = toWire(trip);
  const { notesInList } = tripLimits;
  if (entry.notes === null || entry.notes.length <= notesInList) return entry;
  // A character of two halves stays whole.
  const cut = entry.notes.slice(0, notesInList - 1).replace(/[\uD800-\uDBFF]$/, '');
  return { ...entry, notes: `${cut.trimEnd()}…` };
}

/** A deleted trip as its owner's list shows it. */
export function toDeletedEntry(trip: Trip): DeletedTrip {
  if (!trip.deletion) throw new Error('Only a deleted trip can be restored.');
  return { ...toListEntry(trip), restorableUntil: trip.deletion.purgeAt.toISOString() };
}

export function toWire(trip: Trip): TripOnTheWire {
  const { id, title, destination, startDate, endDate, notes, status, picture, costCents, version } = trip;
  return {
    id,
    title,
    destination,
    startDate,
    endDate,
    budget: trip.budgetCents === null ? null : Math.round(trip.budgetCents / CENTS),
    notes,
    status,
    ...(picture === undefined ? {} : { picture }),
    ...(costCents === undefined ? {} : { costCents }),
    version,
    createdAt: trip.createdAt.toISOString(),
    updatedAt: trip.updatedAt.toISOString(),
  };
}

const contentOf = ({ title, destination, startDate, endDate, budget, notes }: TripDraft) => ({
  title,
  destination,
  startDate,
  endDate,
  budgetCents: budget === null ? null : budget * CENTS,
  notes,
});

/** A trip one version later. */
export const touched = <Touched extends Trip>(trip: Touched, now: Date): Touched => ({
  ...trip,
  version: trip.version + 1,
  updatedAt: now,
});
