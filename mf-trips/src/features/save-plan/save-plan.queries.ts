/** Saving a proposal as a trip of the account or of this browser, with everything in it. */
import { fullNameOf } from '@sojourn/contracts/full-name';
import type { TripPlan, TripProposal } from '@sojourn/contracts/plan';
import { proposalCommand } from '@sojourn/trip';
import { ApiError, newIdempotencyKey, toast, todayHere, useSession } from '@sojourn/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { planStoreOf, readPlanOf } from '../../shared/copy-trip';
import { newPartId } from '../../shared/plan/plan-access';
import { TripConflict, type StoredTrip, type TripStorage } from '../../shared/trip.model';
import { refreshTrips, sentenceOf, showInList, stores, useRemoveTrip, useTripList } from '../../shared/trips.queries';
import { entryOfProposal, isBare, tripOfMark } from './save-plan.model';
import { readMarks, writeMark } from './saved-plans.store';

type Made = { trip: StoredTrip; plan: TripPlan };

/** The trip that a key made, with its plan as it is stored; null when it has been deleted since. */
async function makeUnder(key: string, proposal: TripProposal, storage: TripStorage): Promise<Made | null> {
  const create = async () => {
    try {
      return await stores[storage].create(entryOfProposal(proposal), key);
    } catch (error) {
      // The dates of a proposal follow the day of the press: under a key from the day before there may be its trip already.
      if (error instanceof TripConflict) return error.current;
      if (error instanceof ApiError && error.code === 'key-reused') return null;
      throw error;
    }
  };
  const trip = await create();
  const plan = trip && (await readPlanOf(storage, trip.id));
  return trip && plan ? { trip, plan } : null;
}

/** What the first traveler is called. */
const plannerName = (user: Parameters<typeof fullNameOf>[0] | null): string =>
  user === null ? 'You' : user.firstName?.trim() || fullNameOf(user);

/** Makes the trip and fills it; repeated under the same key it goes on where it stopped. */
async function savePlan(
  proposal: TripProposal,
  storage: TripStorage,
  { key, planner }: { key: string; planner: string },
): Promise<StoredTrip> {
  const made = (await makeUnder(key, proposal, storage)) ?? (await makeUnder(newIdempotencyKey(), proposal, storage));
  if (!made) throw new Error('This trip has been deleted since.');
  const { trip, plan } = made;
  if (!isBare(plan)) return trip;
  const part = newPartId();
  let serial = 0;
  const newId = () => `${part}-${(serial += 1)}`;
  const command = proposalCommand(proposal, { today: todayHere(), newId, planner });
  try {
    await planStoreOf(storage, trip.id).send({ base: plan.version, key: newIdempotencyKey(), command });
  } catch (error) {
    // A browser knows no keys: without its plan the trip would be there twice after the next press.
    if (storage === 'browser') await stores.browser.remove(trip.id);
    throw error;
  }
  return trip;
}

/** A proposal, whether it is a trip already, and the way to make it one. */
export function useSavedPlan(proposal: TripProposal) {
  const { status, user } = useSession();
  const client = useQueryClient();
  const [marks, setMarks] = useState(readMarks);
  const storage: TripStorage = user ? 'account' : 'browser';
  const remove = useRemoveTrip(storage);
  const mark = marks[proposal.key];
  const isMarked = mark !== undefined && mark.tripId !== null;
  const isOfBrowser = isMarked && mark.storage === 'browser';
  const browser = useTripList('browser', isOfBrowser).data;
  const account = useTripList('account', isMarked && user !== null).data;
  const tripId = tripOfMark(mark, user?.id ?? null, { account, browser });

  const save = async () => {
    const now = readMarks();
    const before = now[proposal.key];
    // Another tab was faster: there is nothing left to do but to show it.
    if (before && before.tripId !== null && before.tripId !== mark?.tripId) {
      setMarks(now);
      return null;
    }
    const owner = user?.id ?? 'browser';
    const isUnfinished = before?.storage === owner && before.tripId === null;
    const idempotencyKey = isUnfinished ? before.idempotencyKey : newIdempotencyKey();
    setMarks(writeMark(proposal.key, { storage: owner, idempotencyKey, tripId: null }));
    const trip = await savePlan(proposal, storage, { key: idempotencyKey, planner: plannerName(user) });
    // Before the mark: a list that does not have it yet would say that it is gone.
    showInList(client, trip);
    refreshTrips(client, storage);
    setMarks(writeMark(proposal.key, { storage: owner, idempotencyKey, tripId: trip.id }));
    return trip;
  };

  const { mutate, isPending } = useMutation({
    mutationFn: save,
    // Offline, an error is more use than a wait for a connection that may not come.
    networkMode: 'always',
    onSuccess: (trip) => {
      if (!trip) return;
      toast({
        title: 'Trip created!',
        description: `Your trip to ${proposal.city} has been added.`,
        action: { label: 'Undo', onSelect: () => void remove(trip) },
      });
    },
    onError: (error) =>
      toast({ title: 'Error', description: sentenceOf(error, 'Failed to create trip'), variant: 'destructive' }),
  });

  /** `isReady` not before it is known who somebody is. */
  return {
    tripId,
    save: () => mutate(),
    isSaving: isPending,
    isReady: status !== 'loading',
    isInAccount: user !== null,
  };
}
