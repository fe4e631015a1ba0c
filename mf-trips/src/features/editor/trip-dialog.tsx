import { Button } from '@sojourn/ui';
import { Dialog } from '@sojourn/ui/dialog';
import { useId, type FormEvent } from 'react';
import type { TripStorage } from '../../shared/trip.model';
import { useTripForm } from './editor.queries';
import { FormBox } from './trip-dialog.styles';
import { TripFields } from './trip-fields';
import { useFaultFocus } from './use-fault-focus';

type TripDialogProps = {
  storage: TripStorage;
  destination?: string | undefined;
  open: boolean;
  onClose: () => void;
};

/** A new trip. Closed by the cross, Escape or a press outside it keeps what was typed; Cancel forgets it. */
export const TripDialog = ({ storage, destination, open, onClose }: TripDialogProps) => {
  const formId = useId();
  const { form, pending, reset, submit } = useTripForm({ storage, destination, onDone: onClose });
  const box = useFaultFocus(form.refusals);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!pending) submit();
  };
  const cancel = () => {
    reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Create New Trip"
      description="Where, when, and what it may cost. All of it can be changed later."
      size={storage === 'browser' ? 'lg' : 'md'}
      footer={
        <>
          <Button variant="secondary" onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={pending} pendingText="Creating...">
            Create Trip
          </Button>
        </>
      }
    >
      <FormBox id={formId} ref={box} onSubmit={send} noValidate>
        <TripFields form={form} />
      </FormBox>
    </Dialog>
  );
};
