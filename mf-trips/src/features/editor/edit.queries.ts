/** The state of the editor of an open trip, and its way to the trip's plan. */
import type { DatePolicy, TripHead } from '@sojourn/contracts/plan';
import { toast } from '@sojourn/web-kit';
import { useEffect, useRef, useState } from 'react';
import { webAddressOf } from '../../shared/picture/picture.model';
import { fetchPicture } from '../../shared/picture/picture.store';
import { newPartId, usePlan, type DoneWords } from '../../shared/plan/plan-access';
import type { TripEntry } from '../../shared/trip.model';
import { sentenceOf } from '../../shared/trips.queries';
import { entryOfPlan } from '../../shared/copy-trip';
import { editCommand, USUAL_POLICY } from './edit.model';
import { entryFrom, mergeConflict, peopleIn, valuesOf, type ForeignChange } from './editor.model';
import { useTripValues } from './use-trip-values';

const valuesOfHead = (head: TripHead) => ({
  ...valuesOf(entryOfPlan({ head })),
  people: head.party?.people ? String(head.party.people) : '',
});

/** `onDone` closes the form. */
export function useEditForm(onDone: () => void) {
  const { plan, run, storage, path } = usePlan();
  const [base, setBase] = useState(plan.head);
  const [changes, setChanges] = useState<ForeignChange[] | null>(null);
  const [policy, setPolicy] = useState<DatePolicy>(USUAL_POLICY);
  const [isFetching, setFetching] = useState(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  const kind = storage === 'browser' ? 'browser' : 'account';
  const typed = useTripValues(() => valuesOfHead(plan.head), kind);
  const { values, faults, refusals, set, setValues } = typed;

  const save = (entry: TripEntry, done: DoneWords) => {
    const command = editCommand(base, { ...entry, people: peopleIn(values.people) }, policy);
    const refusal = command && run(command, done);
    if (!refusal) {
      onDone();
    } else if (refusal.reason === 'conflict') {
      const merged = mergeConflict(valuesOfHead(base), values, valuesOfHead(plan.head));
      setBase(plan.head);
      setValues(merged.values);
      setChanges(merged.changes);
    } else typed.refuse({ title: 'Error', description: refusal.message });
    return command !== null;
  };

  const saved = { title: 'Trip saved', description: `${values.title.trim()} is up to date.` };

  /** What cannot be fetched keeps nothing else from being saved. */
  const saveWithPicture = async (entry: TripEntry, address: string) => {
    const id = newPartId();
    setFetching(true);
    const fault = await fetchPicture(path, id, address).then(
      () => null,
      (error: unknown) => sentenceOf(error, 'The picture could not be fetched. Please try again in a moment.'),
    );
    // Whoever has closed the form meanwhile wants none of it.
    if (!isOpen.current) return;
    setFetching(false);
    if (fault === null) {
      save({ ...entry, picture: id }, saved);
      return;
    }
    const without = { title: 'Trip saved without the picture', description: fault };
    if (!save(entry, without)) toast({ title: 'No picture', description: fault, variant: 'destructive' });
  };

  /** Sends it; if it is not complete, its first fault is said and shown. */
  const submit = () => {
    if (!typed.check()) return;
    const entry = entryFrom(values);
    const address = storage === 'account' && entry.picture === undefined ? webAddressOf(entry.imageUrl) : null;
    if (address === null) save(entry, saved);
    else void saveWithPicture(entry, address);
  };

  const takeTheirs = (taken: ForeignChange) => {
    setValues((before) => ({ ...before, [taken.field]: taken.theirs }));
    setChanges((all) => (all ?? []).map((each) => (each === taken ? { ...each, clash: false } : each)));
  };

  return {
    form: {
      storage: kind,
      isEditing: true,
      savedStatus: base.status.status,
      saved: base.dates,
      savedPicture: base.cover,
      // Only an owner's pictures are taken: an account has the room.
      path: storage === 'link' ? null : path,
      values,
      faults,
      refusals,
      set,
    } as const,
    policy,
    setPolicy,
    changes,
    isFetching,
    submit,
    takeTheirs,
  };
}
