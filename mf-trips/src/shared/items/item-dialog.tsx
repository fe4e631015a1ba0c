/** The form of an item, new or there already, in a dialog. */
import type { ItemContent } from '@sojourn/contracts/plan';
import { Banner, Button } from '@sojourn/ui';
import type { Refusal } from '@sojourn/trip';
import { todayHere } from '@sojourn/web-kit';
import { useState } from 'react';
import { usePlan } from '../plan/plan-access';
import { FormDialog } from '../form-dialog';
import { ItemFields } from './item-fields';
import { addItem, editItem, readItem, valuesOf, type ItemFaults, type ItemValues } from './item-form.model';

/** `version` is the one that the form was opened with; null for an item that is not there yet. */
export type ItemDraft = { id: string; version: number | null; content: ItemContent };

type ItemDialogProps = { draft: ItemDraft; onClose: () => void; onSaved: (id: string) => void };

export const ItemDialog = ({ draft, onClose, onSaved }: ItemDialogProps) => {
  const { plan, run } = usePlan();
  const [values, setValues] = useState(() => valuesOf(draft.content));
  const [faults, setFaults] = useState<ItemFaults>({});
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [attempts, setAttempts] = useState(0);
  const { id, version, content: before } = draft;
  const isNew = version === null;

  const set = (fields: Partial<ItemValues>) => {
    setValues((now) => ({ ...now, ...fields }));
    setFaults((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in fields))));
  };
  const saveOver = (known: number | null) => {
    const read = readItem(values, before, todayHere());
    setAttempts(attempts + 1);
    setRefusal(null);
    if ('faults' in read) return setFaults(read.faults);
    const command =
      known === null ? addItem(plan, id, read.content) : editItem(plan, { id, version: known, before }, read.content);
    const refused = command && run(command, { title: isNew ? 'Event added' : 'Event changed' });
    if (refused) return setRefusal(refused);
    onSaved(id);
  };
  const theirs = refusal?.conflicts[0]?.theirs;
  return (
    <FormDialog
      title={isNew ? 'Add to the plan' : 'Edit event'}
      submit={{ label: isNew ? 'Add event' : 'Save Changes' }}
      refusals={attempts}
      onSubmit={() => saveOver(version)}
      onClose={onClose}
    >
      {refusal && (
        <Banner
          tone="danger"
          title={refusal.message}
          action={
            theirs && (
              <Button size="sm" variant="secondary" onClick={() => saveOver(theirs.version)}>
                Keep my changes
              </Button>
            )
          }
        >
          {theirs ? 'Your changes are still here; what you did not touch stays as it is now.' : undefined}
        </Banner>
      )}
      <ItemFields values={values} faults={faults} set={set} bookingId={before.bookingId} />
    </FormDialog>
  );
};
