import { FormDialog } from '../../shared/form-dialog';
import type { TripStorage } from '../../shared/trip.model';
import { useTripForm } from './editor.queries';
import { TripFields } from './trip-fields';

type TripDialogProps = {
  storage: TripStorage;
  destination?: string | undefined;
  open: boolean;
  onClose: () => void;
};

/** A new trip. Closed by the cross, Escape or a press outside it keeps what was typed; Cancel forgets it. */
export const TripDialog = ({ storage, destination, open, onClose }: TripDialogProps) => {
  const { form, pending, reset, submit } = useTripForm({ storage, destination, onDone: onClose });
  const cancel = () => {
    reset();
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title="Create New Trip"
      description="Where, when, and what it may cost. All of it can be changed later."
      size={storage === 'browser' ? 'lg' : 'md'}
      submit={{ label: 'Create Trip', pending, pendingText: 'Creating...' }}
      refusals={form.refusals}
      onSubmit={submit}
      onClose={onClose}
      onCancel={cancel}
    >
      <TripFields form={form} />
    </FormDialog>
  );
};
