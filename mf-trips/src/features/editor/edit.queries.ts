/** The state of the editor of an open trip, and its way to the trip's plan. */
import type { DatePolicy, TripHead } from '@sojourn/contracts/plan';
import { toast } from '@sojourn/web-kit';
import { useState } from 'react';
import { usePlan } from '../../shared/plan/plan-access';
import { entryOfPlan } from '../../shared/copy-trip';
import { editCommand } from './edit.model';
import {
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

const valuesOfHead = (head: TripHead) => valuesOf(entryOfPlan({ head }));

/** `onDone` closes the form. */
export function useEditForm(onDone: () => void) {
  const { plan, run, storage } = usePlan();
  const [base, setBase] = useState(plan.head);
  const [values, setValues] = useState<TripFormValues>(() => valuesOfHead(plan.head));
  const [faults, setFaults] = useState<TripFaults>({});
  const [changes, setChanges] = useState<ForeignChange[] | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [policy, setPolicy] = useState<DatePolicy>('shift');
  const kind = storage === 'browser' ? 'browser' : 'account';

  const set = <F extends TripField>(field: F, value: TripFormValues[F]) => {
    setValues((before) => ({ ...before, [field]: value }));
    setFaults(({ [field]: _, ...others }) => others);
  };
  const refuse = (title: string, description: string) => {
    toast({ title, description, variant: 'destructive' });
    setRefusals((count) => count + 1);
  };

  /** Sends it; if it is not complete, its first fault is said and shown. */
  const submit = () => {
    const found = faultsOf(values, kind);
    setFaults(found);
    const first = Object.values(found)[0];
    if (first !== undefined) {
      const words = isMissing(values) ? missingWords[kind] : { title: 'Error', description: first };
      refuse(words.title, words.description);
      return;
    }
    const command = editCommand(base, entryFrom(values, kind), policy);
    const refusal =
      command && run(command, { title: 'Trip saved', description: `${values.title.trim()} is up to date.` });
    if (!refusal) {
      onDone();
    } else if (refusal.reason === 'conflict') {
      const merged = mergeConflict(valuesOfHead(base), values, valuesOfHead(plan.head));
      setBase(plan.head);
      setValues(merged.values);
      setChanges(merged.changes);
    } else refuse('Error', refusal.message);
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
