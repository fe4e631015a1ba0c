/** The pages' talk with either book of trips. */
import type { TripPlan } from '@sojourn/contracts/plan';
import { messageOf, newIdempotencyKey, toast, useOnline } from '@sojourn/web-kit';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { accountTrips } from './account-trips.store';
import { BROWSER_TRIPS_KEY, browserTrips } from './browser-trips.store';
import { copyTrip, readPlanOf } from './copy-trip';
import { bySoonestStart, pathOf, type StoredTrip, type TripEntry, type TripStorage } from './trip.model';
import type { TripStore } from './trip.store';

/** What is said of a trip that goes. */
type NamedTrip = Pick<StoredTrip, 'id' | 'title'>;

/** The store of each kind of trip. */
export const stores: Record<TripStorage, TripStore> = { account: accountTrips, browser: browserTrips };
/** What the keys of all answers about trips begin with. */
export const roots: Record<TripStorage, string> = { account: '/api/trips', browser: 'trips in this browser' };

// Under the URL alone another remote may keep the answer as it came; ours are `StoredTrip`s.
const listKey = (storage: TripStorage) => [roots[storage], 'planned'];

/** Errors of the machine: a failed load of code among them. Their messages are no sentence for a person. */
const MACHINE_ERRORS: readonly string[] = ['TypeError', 'ChunkLoadError'];

/** A browser's words, then the server's, then ours. */
export function sentenceOf(error: unknown, fallback: string): string {
  const isOurs = error instanceof Error && !('status' in error) && !MACHINE_ERRORS.includes(error.name);
  return messageOf(error, isOurs ? error.message : fallback);
}

export function useTripList(storage: TripStorage, enabled = true) {
  const client = useQueryClient();
  const isOnline = useOnline();
  const query = useQuery({
    queryKey: listKey(storage),
    queryFn: ({ signal }) => stores[storage].list(signal),
    enabled,
    // Offline, an error is more use than a wait for a connection that may not come.
    networkMode: 'always',
  });
  const { isError, refetch } = query;
  // An error while online waits for Try again.
  const retryAfterOutage = useEffectEvent(() => {
    if (isError) refetch().catch(() => undefined);
  });
  useEffect(() => {
    if (isOnline) retryAfterOutage();
  }, [isOnline]);
  useEffect(() => {
    if (storage !== 'browser') return undefined;
    const onStorage = (event: StorageEvent) => {
      if (event.key === BROWSER_TRIPS_KEY || event.key === null) refreshTrips(client, 'browser');
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [client, storage]);
  return query;
}

export function useCreateTrip(storage: TripStorage) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ entry, idempotencyKey }: { entry: TripEntry; idempotencyKey: string }) =>
      stores[storage].create(entry, idempotencyKey),
    networkMode: 'always',
    onSuccess: (trip) => {
      showInList(client, trip);
      refreshTrips(client, storage);
    },
  });
}

/** Makes another trip of the same plan, which the bff has at `from`, or of a stored one by its number; answers its number, or null after saying why there is none. */
export function useDuplicateTrip(storage: TripStorage) {
  const client = useQueryClient();
  return async (of: TripPlan | number, from?: string): Promise<number | null> => {
    try {
      const plan = typeof of === 'number' ? await readPlanOf(storage, of) : of;
      const path = typeof of === 'number' ? pathOf({ storage, id: of }) : from;
      if (!plan) throw new Error('This trip is no longer there.');
      const made = await copyTrip(stores[storage], plan, { idempotencyKey: newIdempotencyKey(), from: path });
      toast({ title: 'Trip duplicated', description: made.title });
      refreshTrips(client, storage);
      return made.id;
    } catch (error) {
      const description = sentenceOf(error, 'Failed to duplicate trip');
      toast({ title: 'Error', description, variant: 'destructive' });
      return null;
    }
  };
}

/** Deletes at once, offers Undo, and brings the trip back when the deletion could not be kept. */
export function useRemoveTrip(storage: TripStorage) {
  const client = useQueryClient();
  const words = deletionWords[storage];

  const undo = async (trip: NamedTrip) => {
    try {
      showInList(client, await stores[storage].restore(trip.id));
      toast({ title: 'Trip restored', description: `${trip.title} is back.` });
    } catch (error) {
      const description = sentenceOf(error, 'Failed to restore trip');
      toast({ title: 'Error', description, variant: 'destructive' });
    }
    refreshTrips(client, storage);
  };

  return async (trip: NamedTrip): Promise<boolean> => {
    await client.cancelQueries({ queryKey: [roots[storage]] });
    const listed = client.getQueryData<StoredTrip[]>(listKey(storage));
    client.setQueryData(
      listKey(storage),
      listed?.filter((each) => each.id !== trip.id),
    );
    try {
      await stores[storage].remove(trip.id);
    } catch (error) {
      client.setQueryData(listKey(storage), listed);
      const description = sentenceOf(error, 'Failed to delete trip');
      toast({ title: 'Error', description, variant: 'destructive' });
      return false;
    }
    toast({ ...words, action: { label: 'Undo', onSelect: () => void undo(trip) } });
    refreshTrips(client, storage);
    return true;
  };
}

const deletionWords: Record<TripStorage, { title: string; description?: string }> = {
  account: { title: 'Trip deleted successfully!' },
  browser: { title: 'Trip deleted', description: 'Your trip has been removed.' },
};

export function refreshTrips(client: QueryClient, storage: TripStorage): void {
  client.invalidateQueries({ queryKey: [roots[storage]] }).catch(() => undefined);
}

export function showInList(client: QueryClient, trip: StoredTrip): void {
  client.setQueryData<StoredTrip[]>(listKey(trip.storage), (list) =>
    list ? [...list.filter((each) => each.id !== trip.id), trip].sort(bySoonestStart) : list,
  );
}
