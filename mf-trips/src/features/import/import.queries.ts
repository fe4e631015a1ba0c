/** The import itself: one trip after the other, each safe to do again after a failure at any point. */
import { ApiError, formatCount, readStored, toast, writeStored, type Schema } from '@sojourn/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountTrips } from '../../shared/account-trips.store';
import { browserTrips, type BrowserTripStore } from '../../shared/browser-trips.store';
import type { TripStore } from '../../shared/trip.store';
import { TripConflict, type PlannedTrip, type TripEntry } from '../../shared/trip.model';
import { refreshTrips, sentenceOf } from '../../shared/trips.queries';
import { isImportable, stepsTo, toAccountEntry } from './import.model';

const DECLINED_KEY = 'tripImportDeclined';

const texts: Schema<string[]> = {
  safeParse: (value) =>
    Array.isArray(value) && value.every((each) => typeof each === 'string')
      ? { success: true, data: value }
      : { success: false, error: 'These are no texts.' },
};

/**
 * Takes one trip into the account. Its key is kept before it is used, and the trip is marked only once the account has
 * it: stopped anywhere and done again, it ends as one trip.
 */
export async function importTrip(trip: PlannedTrip, account: TripStore, browser: BrowserTripStore): Promise<void> {
  const entry = toAccountEntry(trip);
  let kept = await createOnce(trip.id, entry, { account, browser });
  for (const status of stepsTo(kept.status, trip.status)) {
    kept = await account.change(kept.id, { ...entry, status }, kept.version);
  }
  browser.markImported(trip.id, kept.id);
}

async function createOnce(
  id: number,
  entry: TripEntry,
  { account, browser }: { account: TripStore; browser: BrowserTripStore },
): Promise<PlannedTrip> {
  const create = () => account.create(entry, browser.importKeyOf(id));
  try {
    return await create();
  } catch (error) {
    // An earlier, unfinished import made it, and it was edited here since.
    if (error instanceof TripConflict) {
      const { current } = error;
      return account.change(current.id, { ...entry, status: current.status }, current.version);
    }
    // Made by an earlier import and deleted in the account since; it is wanted again now.
    if (!(error instanceof ApiError) || !(error.code === 'conflict' || error.code === 'key-reused')) throw error;
    browser.renewImportKey(id);
    return create();
  }
}

type ImportOutcome = { count: number; error?: unknown };

/** One tab at a time, where the browser can see to it; the next one finds nothing left to do. */
function importAlone(): Promise<ImportOutcome> {
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? locks.request('trip-import', importAll) : importAll();
}

/** Imports all that can be; answers how many were, and what stopped it. */
async function importAll(): Promise<ImportOutcome> {
  const wanted = (await browserTrips.list()).filter(isImportable);
  let count = 0;
  for (const trip of wanted) {
    try {
      await importTrip(trip, accountTrips, browserTrips);
      count += 1;
    } catch (error) {
      return { count, error };
    }
  }
  return { count };
}

/** The offer to a signed-in person: made once, and not again after 'Not now'. */
export function useImport(userId: string) {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const [declined, setDeclined] = useState(() => readStored(DECLINED_KEY, texts, []));

  const run = async () => {
    setPending(true);
    const { count, error } = await importAlone();
    setPending(false);
    refreshTrips(client, 'account');
    refreshTrips(client, 'browser');
    const brought = count > 0 ? `${formatCount(count, 'trip')} now in your account.` : '';
    if (error === undefined) toast({ title: 'Trips imported', description: brought });
    else {
      const description = [brought, sentenceOf(error, 'Failed to import trips')].filter(Boolean).join(' ');
      toast({ title: 'Error', description, variant: 'destructive' });
    }
  };

  const decline = () => {
    const all = [...declined, userId];
    writeStored(DECLINED_KEY, all);
    setDeclined(all);
  };

  return { pending, run: () => void run(), decline, isDeclined: declined.includes(userId) };
}
