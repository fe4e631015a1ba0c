/** The state of the form of a new trip and its way to the store. */
import { newIdempotencyKey, toast } from '@sojourn/web-kit';
import { useRef } from 'react';
import type { TripStorage } from '../../shared/trip.model';
import { sentenceOf, useCreateTrip } from '../../shared/trips.queries';
import { emptyValues, entryFrom } from './editor.model';
import { useTripValues, type TripForm } from './use-trip-values';

type NewTrip = {
  storage: TripStorage;
  /** What the form begins with. */
  destination?: string | undefined;
  /** Closes the form. */
  onDone: () => void;
};

export function useTripForm({ storage, destination = '', onDone }: NewTrip) {
  const typed = useTripValues(() => ({ ...emptyValues, destination }), storage);
  const { values, faults, refusals, set, reset } = typed;
  const attempt = useRef({ payload: '', idempotencyKey: '' });
  const creation = useCreateTrip(storage);

  /** The same words sent again have the same key; other words have another. */
  const idempotencyKeyOf = (payload: string) => {
    if (attempt.current.payload !== payload) attempt.current = { payload, idempotencyKey: newIdempotencyKey() };
    return attempt.current.idempotencyKey;
  };

  const create = async () => {
    const entry = entryFrom(values);
    try {
      await creation.mutateAsync({ entry, idempotencyKey: idempotencyKeyOf(JSON.stringify(entry)) });
    } catch (error) {
      const description = sentenceOf(error, 'Failed to create trip');
      toast({ title: 'Error', description, variant: 'destructive' });
      return;
    }
    attempt.current = { payload: '', idempotencyKey: '' };
    toast(
      storage === 'account'
        ? { title: 'Trip created successfully!' }
        : { title: 'Trip created!', description: `Your trip to ${entry.destination} has been added.` },
    );
    reset();
    onDone();
  };

  /** Sends it; if it is not complete, its first fault is said and shown. */
  const submit = () => {
    if (typed.check()) void create();
  };

  // An account's trip has a number, under which its picture is stored, only once it is made.
  const path = storage === 'browser' ? '' : null;
  const form: TripForm = { storage, isEditing: false, savedStatus: 'planning', path, values, faults, refusals, set };
  return { form, pending: creation.isPending, reset, submit };
}
