/** The state of a trip form and its way to the store of the trip. */
import { newIdempotencyKey, toast } from '@sojourn/web-kit';
import { useRef, useState } from 'react';
import { TripConflict, type PlannedTrip, type TripStorage } from '../../shared/trip.model';
import { sentenceOf, useChangeTrip, useCreateTrip } from '../../shared/trips.queries';
import {
  emptyValues,
  entryFrom,
  faultsOf,
  isMissing,
  mergeConflict,
  missingWords,
  valuesOf,
  type ForeignChange,
  type TripFaults,
  type TripField,
  type TripFormValues,
} from './editor.model';

export type TripForm = ReturnType<typeof useTripForm>;

/** `trip` is the one to be edited; without it a new one is made. `onDone` closes the form. */
export function useTripForm(options: { storage: TripStorage; trip?: PlannedTrip | undefined; onDone: () => void }) {
  const { storage, trip, onDone } = options;
  const opened = trip ? valuesOf(trip) : emptyValues;
  const [base, setBase] = useState({ values: opened, trip });
  const [values, setValues] = useState<TripFormValues>(opened);
  const [faults, setFaults] = useState<TripFaults>({});
  const [changes, setChanges] = useState<ForeignChange[] | null>(null);
  const [refusals, setRefusals] = useState(0);
  const attempt = useRef({ payload: '', idempotencyKey: '' });
  const creation = useCreateTrip(storage);
  const change = useChangeTrip(storage);

  const set = <F extends TripField>(field: F, value: TripFormValues[F]) => {
    setValues((before) => ({ ...before, [field]: value }));
    setFaults(({ [field]: _, ...others }) => others);
  };

  const reset = () => {
    setBase({ values: opened, trip });
    setValues(opened);
    setFaults({});
    setChanges(null);
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

  const save = async (edited: PlannedTrip) => {
    try {
      await change.mutateAsync({ trip: edited, entry: entryFrom(values, storage) });
    } catch (error) {
      if (error instanceof TripConflict) {
        const merged = mergeConflict(base.values, values, error.current);
        setBase({ values: valuesOf(error.current), trip: error.current });
        setValues(merged.values);
        setChanges(merged.changes);
      } else {
        const description = sentenceOf(error, 'Failed to save trip');
        toast({ title: 'Error', description, variant: 'destructive' });
      }
      return;
    }
    toast({ title: 'Trip saved', description: `${values.title.trim()} is up to date.` });
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
    void (base.trip ? save(base.trip) : create());
  };

  const takeTheirs = (taken: ForeignChange) => {
    setValues((before) => ({ ...before, [taken.field]: taken.theirs }));
    setChanges((all) => (all ?? []).map((each) => (each === taken ? { ...each, clash: false } : each)));
  };

  return {
    storage,
    isEditing: trip !== undefined,
    savedStatus: base.values.status,
    values,
    faults,
    changes,
    /** How often a press on the button found faults. */
    refusals,
    pending: creation.isPending || change.isPending,
    set,
    reset,
    submit,
    takeTheirs,
  };
}
