/** Adding something found to a trip of the account or of this browser. */
import type { TripAddition, TripPlan } from '@sojourn/contracts/plan';
import { additionCommand, hasAddition, titleOfAddition, type AdditionPlace } from '@sojourn/trip';
import { newIdempotencyKey, toast, todayHere } from '@sojourn/web-kit';
import { useNavigate } from '@sojourn/web-kit/router';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { planStoreOf, readPlanOf } from '../../shared/copy-trip';
import { newPartId } from '../../shared/plan/plan-access';
import { tellTripChanged } from '../../shared/plan/trip-changed';
import type { StoredTrip, TripStorage } from '../../shared/trip.model';
import { refreshTrips, sentenceOf } from '../../shared/trips.queries';
import { addedWords, newTripEntry } from './add-to-trip.model';
import { createNewTrip } from './new-trip';

/** A trip that is there, or the dates of one to be made. */
export type AdditionTarget = { trip: AddedTo } | { startDate: string; endDate: string };
type AddedTo = Pick<StoredTrip, 'id' | 'title'>;
/** Where it goes, and whether it takes the place of the stays of those nights. */
type Wish = { placeIn: (plan: TripPlan) => AdditionPlace; replace?: boolean };

async function openPlan(storage: TripStorage, id: number, signal?: AbortSignal): Promise<TripPlan> {
  const plan = await readPlanOf(storage, id, signal);
  if (!plan) throw new Error('This trip has been deleted since.');
  return plan;
}

/** The plan of a trip that is chosen, to propose a day of it. */
export const useChosenPlan = (storage: TripStorage, id: number | null) =>
  useQuery({
    queryKey: ['chosen plan', storage, id],
    queryFn: ({ signal }) => openPlan(storage, id ?? 0, signal),
    enabled: id !== null,
    networkMode: 'always',
    gcTime: 0,
  });

/** `onDone` closes what asked for it. */
export function useAddition(addition: TripAddition, storage: TripStorage, onDone: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  // One press is one trip and one addition, also when it is pressed again after a failure.
  const [newTrip] = useState(createNewTrip);
  const [keys] = useState(() => ({ addition: newIdempotencyKey(), part: newPartId() }));
  const name = titleOfAddition(addition);

  const addTo = async (trip: AddedTo, { placeIn, replace = false }: Wish) => {
    const plan = await openPlan(storage, trip.id);
    if (hasAddition(plan, addition)) return { trip, isNew: false };
    let serial = 0;
    const newId = () => `${keys.part}-${(serial += 1)}`;
    const command = additionCommand(plan, addition, { place: placeIn(plan), today: todayHere(), newId, replace });
    await planStoreOf(storage, trip.id).send({ base: plan.version, key: keys.addition, command });
    return { trip, isNew: true };
  };

  const add = async ({ target, ...wish }: Wish & { target: AdditionTarget }) => {
    if ('trip' in target) return addTo(target.trip, wish);
    const trip = await newTrip.make(storage, newTripEntry(addition, target));
    try {
      return await addTo(trip, wish);
    } catch (error) {
      await newTrip.giveUp(storage, trip.id);
      throw error;
    }
  };

  return useMutation({
    mutationFn: add,
    networkMode: 'always',
    onSuccess: ({ trip, isNew }) => {
      const action = { label: 'View trip', onSelect: () => void navigate(`/trips/${trip.id}`) };
      const already = { title: 'Already added', description: `${name} is in ${trip.title} already.` };
      toast({ ...(isNew ? addedWords(addition, name, trip.title) : already), action });
      refreshTrips(client, storage);
      tellTripChanged();
      onDone();
    },
    onError: (error) =>
      toast({ title: 'Error', description: sentenceOf(error, 'Failed to add it to the trip'), variant: 'destructive' }),
  });
}
