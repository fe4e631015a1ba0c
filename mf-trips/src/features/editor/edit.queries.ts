/** The state of the editor of an open trip, and its way to the trip's plan. */
import type { DatePolicy, TripHead } from '@sojourn/contracts/plan';
import { useState } from 'react';
import { usePlan } from '../../shared/plan/plan-access';
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
  const { plan, run, storage } = usePlan();
  const [base, setBase] = useState(plan.head);
  const [changes, setChanges] = useState<ForeignChange[] | null>(null);
  const [policy, setPolicy] = useState<DatePolicy>(USUAL_POLICY);
  const kind = storage === 'browser' ? 'browser' : 'account';
  const typed = useTripValues(() => valuesOfHead(plan.head), kind);
  const { values, faults, refusals, set, setValues } = typed;

  /** Sends it; if it is not complete, its first fault is said and shown. */
  const submit = () => {
    if (!typed.check()) return;
    const command = editCommand(base, { ...entryFrom(values), people: peopleIn(values.people) }, policy);
    const refusal =
      command && run(command, { title: 'Trip saved', description: `${values.title.trim()} is up to date.` });
    if (!refusal) {
      onDone();
    } else if (refusal.reason === 'conflict') {
      const merged = mergeConflict(valuesOfHead(base), values, valuesOfHead(plan.head));
      setBase(plan.head);
      setValues(merged.values);
      setChanges(merged.changes);
    } else typed.refuse({ title: 'Error', description: refusal.message });
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
      values,
      faults,
      refusals,
      set,
    } as const,
    policy,
    setPolicy,
    changes,
    submit,
    takeTheirs,
  };
}
