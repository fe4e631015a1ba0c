/** The import itself: one trip after the other, each safe to do again after a failure at any point. */
import { ApiError, formatCount, readStored, toast, writeStored, type Schema } from '@sojourn/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountTrips, isKeyRefused } from '../../shared/account-trips.store';
import { browserTrips, type BrowserTripStore } from '../../shared/browser-trips.store';
import { carryPlan, entryOfPlan, planStoreOf } from '../../shared/copy-trip';
import type { PlanStore } from '../../shared/plan/plan.store';
import type { TripStore } from '../../shared/trip.store';
import { TripConflict, type TripEntry } from '../../shared/trip.model';
import { refreshTrips, sentenceOf } from '../../shared/trips.queries';
import { isImportable } from './import.model';

const DECLINED_KEY = 'tripImportDeclined';

const texts: Schema<string[]> = {
  safeParse: (value) =>
    Array.isArray(value) && value.every((each) => typeof each === 'string')
      ? { success: true, data: value }
      : { success: false, error: 'These are no texts.' },
};

type Cover = { imageUrl: string; picture?: string | undefined };

/** Where trips come from and go to. */
export type ImportPorts = {
  account: Pick<TripStore, 'create'>;
  browser: Pick<BrowserTripStore, 'readPlan' | 'importKeyOf' | 'renewImportKey' | 'markImported'>;
  planOf: (id: number) => PlanStore;
  /** Takes the bytes of documents that this browser has into a trip of the account; answers those that it refuses. */
  carryFiles: (documentIds: readonly string[], id: number) => Promise<string[]>;
  /** Takes the trip's own picture into a trip of the account; answers its id there, or undefined without one. */
  carryPicture: (cover: Cover, id: number) => Promise<string | undefined>;
};

/**
 * Takes one trip into the account, with everything in it. Its key is kept before it is used, every part goes under its own
 * id, and the trip is marked only once the account has all of it: stopped anywhere and done again, it ends as one trip.
 * @returns how many files the account refuses: they stay in this browser, with the trip that they are of
 */
export async function importTrip(id: number, ports: ImportPorts): Promise<number> {
  const { browser, planOf, carryFiles, carryPicture } = ports;
  const kept = browser.readPlan(id);
  if (!kept) return 0;
  const accountId = await createOnce(id, entryOfPlan(kept.plan), ports);
  // First what the descriptions are of.
  const refused = await carryFiles(Object.keys(kept.plan.documents), accountId);
  const taken = Object.entries(kept.plan.documents).filter(([documentId]) => !refused.includes(documentId));
  const { picture: _, ...cover } = kept.plan.head.cover;
  const picture = await carryPicture(kept.plan.head.cover, accountId);
  const head = { ...kept.plan.head, cover: picture === undefined ? cover : { ...cover, picture } };
  await carryPlan({ ...kept.plan, head, documents: Object.fromEntries(taken) }, planOf(accountId));
  browser.markImported(id, accountId);
  return refused.length;
}

async function createOnce(id: number, entry: TripEntry, { account, browser }: ImportPorts): Promise<number> {
  const create = async () => (await account.create(entry, browser.importKeyOf(id))).id;
  try {
    return await create();
  } catch (error) {
    // An earlier, unfinished import made it, and it was edited here since.
    if (error instanceof TripConflict) return error.current.id;
    // Made by an earlier import and deleted in the account since; it is wanted again now.
    if (!isKeyRefused(error)) throw error;
    browser.renewImportKey(id);
    return create();
  }
}

const ports: ImportPorts = {
  account: accountTrips,
  browser: browserTrips,
  planOf: (id) => planStoreOf('account', id),
  carryFiles: async (documentIds, id) => {
    const refused: string[] = [];
    if (documentIds.length === 0) return refused;
    const [{ readBrowserFile }, { remoteFileStore }] = await Promise.all([
      import('../../shared/files/browser-file.store'),
      import('../../shared/files/remote-file.store'),
    ]);
    const files = remoteFileStore(`/api/trips/${id}`);
    for (const documentId of documentIds) {
      const file = await readBrowserFile(documentId);
      try {
        if (file) await files.put(documentId, file);
      } catch (error) {
        // It will be refused at every attempt, and must not keep the rest from coming.
        if (!(error instanceof ApiError) || error.code !== 'bad-input') throw error;
        refused.push(documentId);
      }
    }
    return refused;
  },
  carryPicture: async (cover, id) => {
    if (cover.picture === undefined && cover.imageUrl === '') return undefined;
    const { carryPicture } = await import('../../shared/picture/carry-picture');
    return carryPicture(cover, `/api/trips/${id}`);
  },
};

/** `refused`: files that stay in this browser. */
type ImportOutcome = { count: number; refused: number; error?: unknown };

/** One tab at a time, where the browser can see to it; the next one finds nothing left to do. */
function importAlone(): Promise<ImportOutcome> {
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? locks.request('trip-import', importAll) : importAll();
}

/** Imports all that can be; answers how many were, and what stopped it. */
async function importAll(): Promise<ImportOutcome> {
  const wanted = (await browserTrips.list()).filter(isImportable);
  let count = 0;
  let refused = 0;
  for (const trip of wanted) {
    try {
      refused += await importTrip(trip.id, ports);
      count += 1;
    } catch (error) {
      return { count, refused, error };
    }
  }
  return { count, refused };
}

/** The offer to a signed-in person: made once, and not again after 'Not now'. */
export function useImport(userId: string) {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const [declined, setDeclined] = useState(() => readStored(DECLINED_KEY, texts, []));

  const run = async () => {
    setPending(true);
    const { count, refused, error } = await importAlone();
    setPending(false);
    refreshTrips(client, 'account');
    refreshTrips(client, 'browser');
    const brought = count > 0 ? `${formatCount(count, 'trip')} now in your account.` : '';
    const left =
      refused > 0 ? `${formatCount(refused, 'file')} could not be taken along, and can be found on this device.` : '';
    if (error === undefined) toast({ title: 'Trips imported', description: [brought, left].filter(Boolean).join(' ') });
    else {
      const description = [brought, left, sentenceOf(error, 'Failed to import trips')].filter(Boolean).join(' ');
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
