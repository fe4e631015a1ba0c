/** The pages' talk with either book of trips. */
import { messageOf, toast, useOnline } from '@sojourn/web-kit';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { accountTrips } from './account-trips.store';
import { BROWSER_TRIPS_KEY, browserTrips } from './browser-trips.store';
import { bySoonestStart, TripConflict, type PlannedTrip, type TripEntry, type TripStorage } from './trip.model';
import type { TripStore } from './trip.store';

const stores: Record<TripStorage, TripStore> = { account: accountTrips, browser: browserTrips };
const roots: Record<TripStorage, string> = { account: '/api/trips', browser: 'trips in this browser' };

// Under the URL alone another remote may keep the answer as it came; ours are `PlannedTrip`s.
const listKey = (storage: TripStorage) => [roots[storage], 'planned'];
const tripKey = (storage: TripStorage, id: number) => [roots[storage], id];

/** A browser's words, then the server's, then ours. */
export function sentenceOf(error: unknown, fallback: string): string {
  return messageOf(error, error instanceof Error && !('status' in error) ? error.message : fallback);
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

/** A trip by its number: the account's for somebody signed in, else this browser's; null when neither has it. */
export function useTrip(id: number | null, isSignedIn: boolean | undefined) {
  return useQuery({
    queryKey: [...tripKey(isSignedIn ? 'account' : 'browser', id ?? 0), 'either'],
    queryFn: async ({ signal }) => {
      const own = isSignedIn ? await accountTrips.read(id ?? 0, signal) : null;
      return own ?? (await browserTrips.read(id ?? 0));
    },
    enabled: id !== null && isSignedIn !== undefined,
    networkMode: 'always',
  });
}

/** Reads a trip of a list whole, to be edited; null when it is gone or could not be read, which is said. */
export function useReadWhole(storage: TripStorage) {
  const client = useQueryClient();
  return async (trip: PlannedTrip): Promise<PlannedTrip | null> => {
    // Only notes that were cut end like this in a list, and few others do.
    if (!trip.notes.endsWith('…')) return trip;
    try {
      const whole = await stores[storage].read(trip.id);
      if (whole) return whole;
      toast({ title: 'Trip not found', description: 'It has been deleted since.', variant: 'destructive' });
      refreshTrips(client, storage);
    } catch (error) {
      const description = sentenceOf(error, 'Failed to load trip');
      toast({ title: 'Error', description, variant: 'destructive' });
    }
    return null;
  };
}

export function useCreateTrip(storage: TripStorage) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ entry, idempotencyKey }: { entry: TripEntry; idempotencyKey: string }) =>
      stores[storage].create(entry, idempotencyKey),
    networkMode: 'always',
    onSuccess: (trip) => {
      showTrip(client, trip);
      refreshTrips(client, storage);
    },
  });
}

/** Changes a trip; what is on the screen changes at once, and back again when it could not be kept. */
export function useChangeTrip(storage: TripStorage) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ trip, entry }: { trip: PlannedTrip; entry: TripEntry }) =>
      stores[storage].change(trip.id, entry, trip.version),
    networkMode: 'always',
    onMutate: async ({ trip, entry }) => {
      await client.cancelQueries({ queryKey: [roots[storage]] });
      showTrip(client, { ...trip, ...entry });
    },
    onSuccess: (trip) => showTrip(client, trip),
    onError: (error, { trip }) => showTrip(client, error instanceof TripConflict ? error.current : trip),
  });
}

/** Deletes at once, offers Undo, and brings the trip back when the deletion could not be kept. */
export function useRemoveTrip(storage: TripStorage) {
  const client = useQueryClient();
  const words = deletionWords[storage];

  const undo = async (trip: PlannedTrip) => {
    try {
      showTrip(client, await stores[storage].restore(trip.id));
      toast({ title: 'Trip restored', description: `${trip.title} is back.` });
    } catch (error) {
      const description = sentenceOf(error, 'Failed to restore trip');
      toast({ title: 'Error', description, variant: 'destructive' });
    }
    refreshTrips(client, storage);
  };

  return async (trip: PlannedTrip): Promise<boolean> => {
    await client.cancelQueries({ queryKey: [roots[storage]] });
    hideTrip(client, trip);
    try {
      await stores[storage].remove(trip.id);
    } catch (error) {
      showInList(client, trip);
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

function showInList(client: QueryClient, trip: PlannedTrip): void {
  client.setQueryData<PlannedTrip[]>(listKey(trip.storage), (list) =>
    list ? [...list.filter((each) => each.id !== trip.id), trip].sort(bySoonestStart) : list,
  );
}

/** Puts a whole trip on every screen that shows it. */
function showTrip(client: QueryClient, trip: PlannedTrip): void {
  const { storage, id } = trip;
  showInList(client, trip);
  client.setQueriesData<PlannedTrip | null>({ predicate: ({ queryKey }) => isOneTrip(queryKey, id) }, (shown) =>
    shown === null || shown?.storage === storage ? trip : shown,
  );
}

function hideTrip(client: QueryClient, { storage, id }: PlannedTrip): void {
  client.setQueryData<PlannedTrip[]>(listKey(storage), (list) => list?.filter((each) => each.id !== id));
  // Not one that is on the screen: its page has its own way to leave.
  client.removeQueries({ predicate: ({ queryKey }) => isOneTrip(queryKey, id), type: 'inactive' });
}

const isOneTrip = (queryKey: readonly unknown[], id: number) => queryKey[1] === id && queryKey[2] === 'either';
