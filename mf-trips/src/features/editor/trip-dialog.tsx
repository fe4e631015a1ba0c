import { Button } from '@sojourn/ui';
import { Dialog } from '@sojourn/ui/dialog';
import { useEffect, useId, useRef, type FormEvent } from 'react';
import type { PlannedTrip, TripStorage } from '../../shared/trip.model';
import { ConflictNote } from './conflict-note';
import { useTripForm } from './editor.queries';
import { FormBox } from './trip-dialog.styles';
import { TripFields } from './trip-fields';

type TripDialogProps = { storage: TripStorage; open: boolean; onClose: () => void; trip?: PlannedTrip | undefined };

/**
 * A new trip, or the editor of one. Closed by the cross, Escape or a press outside it keeps what was typed; Cancel
 * forgets it. Mount it per trip (`key`).
 */
export const TripDialog = ({ storage, open, onClose, trip }: TripDialogProps) => {
  const formId = useId();
  const box = useRef<HTMLFormElement>(null);
  const form = useTripForm({ storage, trip, onDone: onClose });
  const { pending, changes, faults } = form;

  useEffect(() => {
    if (Object.keys(faults).length > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // Only when a press on the button found them, not at every keystroke that mends one.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [form.refusals]);
  useEffect(() => {
    if (changes) box.current?.scrollIntoView?.({ block: 'start' });
  }, [changes]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!pending) form.submit();
  };
  const cancel = () => {
    form.reset();
    onClose();
  };
  const words = trip
    ? { title: 'Edit trip', button: 'Save Changes', pending: 'Saving...' }
    : { title: 'Create New Trip', button: 'Create Trip', pending: 'Creating...' };

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.title}
      description={trip ? undefined : 'Where, when, and what it may cost. All of it can be changed later.'}
      size={storage === 'browser' ? 'lg' : 'md'}
      footer={
        <>
          <Button variant="secondary" onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={pending} pendingText={words.pending}>
            {words.button}
          </Button>
        </>
      }
    >
      <FormBox id={formId} ref={box} onSubmit={submit} noValidate>
        {changes && <ConflictNote changes={changes} onTake={form.takeTheirs} />}
        <TripFields form={form} />
      </FormBox>
    </Dialog>
  );
};
