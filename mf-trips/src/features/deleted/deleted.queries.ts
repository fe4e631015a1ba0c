/** What can be restored, and bringing it back. */
import { toast } from '@sojourn/web-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeletedTrip, TripStorage } from '../../shared/trip.model';
import { refreshTrips, roots, sentenceOf, showInList, stores, useRemoveTrip } from '../../shared/trips.queries';

export const useDeletedTrips = (storage: TripStorage) =>
  useQuery({
    queryKey: [roots[storage], 'deleted'],
    queryFn: ({ signal }) => stores[storage].deleted(signal),
    networkMode: 'always',
    // Each visit asks: another tab or browser may have deleted or restored something.
    gcTime: 0,
  });

/** Brings trips back, each by its own button; what was brought back can be deleted again at once. */
export function useRestore(storage: TripStorage) {
  const client = useQueryClient();
  const remove = useRemoveTrip(storage);
  const [pending, setPending] = useState<readonly number[]>([]);
  const restore = async (trip: DeletedTrip) => {
    setPending((ids) => [...ids, trip.id]);
    try {
      showInList(client, await stores[storage].restore(trip.id));
      const action = { label: 'Undo', onSelect: () => void remove(trip) };
      toast({ title: 'Trip restored', description: `${trip.title} is back.`, action });
    } catch (error) {
      const description = sentenceOf(error, 'Failed to restore trip');
      toast({ title: 'Error', description, variant: 'destructive' });
    }
    setPending((ids) => ids.filter((id) => id !== trip.id));
    refreshTrips(client, storage);
  };
  return { pending, restore: (trip: DeletedTrip) => void restore(trip) };
}
