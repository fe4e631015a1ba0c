/** The form of an item, new or there already, in a dialog. */
import type { ItemContent } from '@sojourn/contracts/plan';
import { Banner, Button } from '@sojourn/ui';
import { Dialog } from '@sojourn/ui/dialog';
import type { Refusal } from '@sojourn/trip';
import { todayHere } from '@sojourn/web-kit';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { usePlan } from '../plan/plan-access';
import { Form } from './item-dialog.styles';
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
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const { id, version, content: before } = draft;
  const isNew = version === null;

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

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
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isNew ? 'Add to the plan' : 'Edit event'}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            {isNew ? 'Add event' : 'Save Changes'}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        ref={form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          // What a form inside of a dialog inside of a page sends is nobody else's.
          event.stopPropagation();
          saveOver(version);
        }}
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
        <ItemFields values={values} faults={faults} set={set} isBooked={before.bookingId !== null} />
      </Form>
    </Dialog>
  );
};
