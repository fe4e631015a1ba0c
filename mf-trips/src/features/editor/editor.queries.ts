/** The state of a trip form and its way to the book that keeps the trip. */
import { toast } from '@sojourn/web-kit';
import { useRef, useState } from 'react';
import { newIntention } from '../../shared/trip-book.store';
import { TripConflict, type PlannedTrip, type TripKeeper } from '../../shared/trip.model';
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
export function useTripForm(options: { keeper: TripKeeper; trip?: PlannedTrip | undefined; onDone: () => void }) {
  const { keeper, trip, onDone } = options;
  const opened = trip ? valuesOf(trip) : emptyValues;
  const [base, setBase] = useState({ values: opened, trip });
  const [values, setValues] = useState<TripFormValues>(opened);
  const [faults, setFaults] = useState<TripFaults>({});
  const [changes, setChanges] = useState<ForeignChange[] | null>(null);
  const [refusals, setRefusals] = useState(0);
  const attempt = useRef({ payload: '', intention: '' });
  const creation = useCreateTrip(keeper);
  const change = useChangeTrip(keeper);

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

  /** The same words sent again are the same intention; other words are another. */
  const intentionOf = (payload: string) => {
    if (attempt.current.payload !== payload) attempt.current = { payload, intention: newIntention() };
    return attempt.current.intention;
  };

  const create = async () => {
    const entry = entryFrom(values, keeper);
    try {
      await creation.mutateAsync({ entry, intention: intentionOf(JSON.stringify(entry)) });
    } catch (error) {
      const description = sentenceOf(error, 'Failed to create trip');
      toast({ title: 'Error', description, variant: 'destructive' });
      return;
    }
    attempt.current = { payload: '', intention: '' };
    toast(
      keeper === 'account'
        ? { title: 'Trip created successfully!' }
        : { title: 'Trip created!', description: `Your trip to ${entry.destination} has been added.` },
    );
    reset();
    onDone();
  };

  const save = async (edited: PlannedTrip) => {
    try {
      await change.mutateAsync({ trip: edited, entry: entryFrom(values, keeper) });
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
    const found = faultsOf(values, keeper);
    setFaults(found);
    const first = Object.values(found)[0];
    if (first !== undefined) {
      const words = isMissing(values) ? missingWords[keeper] : { title: 'Error', description: first };
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
    keeper,
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
