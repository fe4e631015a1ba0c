/** The state of the form of a new trip and its way to the store. */
import { newIdempotencyKey, toast } from '@sojourn/web-kit';
import { useRef, useState } from 'react';
import type { TripStorage } from '../../shared/trip.model';
import { sentenceOf, useCreateTrip } from '../../shared/trips.queries';
import {
  emptyValues,
  entryFrom,
  faultsOf,
  isMissing,
  missingWords,
  type TripFaults,
  type TripField,
  type TripFormValues,
} from './editor.model';

/** What the fields of a trip are shown with. */
export type TripForm = {
  storage: TripStorage;
  isEditing: boolean;
  /** Where the trip stands as it is kept. */
  savedStatus: TripFormValues['status'];
  values: TripFormValues;
  faults: TripFaults;
  /** How often a press on the button found faults. */
  refusals: number;
  set<F extends TripField>(field: F, value: TripFormValues[F]): void;
};

/** `onDone` closes the form. */
export function useTripForm({ storage, onDone }: { storage: TripStorage; onDone: () => void }) {
  const [values, setValues] = useState<TripFormValues>(emptyValues);
  const [faults, setFaults] = useState<TripFaults>({});
  const [refusals, setRefusals] = useState(0);
  const attempt = useRef({ payload: '', idempotencyKey: '' });
  const creation = useCreateTrip(storage);

  const set = <F extends TripField>(field: F, value: TripFormValues[F]) => {
    setValues((before) => ({ ...before, [field]: value }));
    setFaults(({ [field]: _, ...others }) => others);
  };

  const reset = () => {
    setValues(emptyValues);
    setFaults({});
  };

  /** The same words sent again have the same key; other words have another. */
  const idempotencyKeyOf = (payload: string) => {
    if (attempt.current.payload !== payload) attempt.current = { payload, idempotencyKey: newIdempotencyKey() };
    return attempt.current.idempotencyKey;
  };

  const create = async () => {
    const entry = entryFrom(values, storage);
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
    const found = faultsOf(values, storage);
    setFaults(found);
    const first = Object.values(found)[0];
    if (first !== undefined) {
      const words = isMissing(values) ? missingWords[storage] : { title: 'Error', description: first };
      toast({ ...words, variant: 'destructive' });
      setRefusals((count) => count + 1);
      return;
    }
    void create();
  };

  const form: TripForm = { storage, isEditing: false, savedStatus: 'planning', values, faults, refusals, set };
  return { form, pending: creation.isPending, reset, submit };
}
