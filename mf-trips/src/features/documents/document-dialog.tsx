import { documentContentSchema } from '@sojourn/contracts/plan';
import { bookingsOf } from '@sojourn/trip';
import { NativeSelect, TextField } from '@sojourn/ui';
import { useState } from 'react';
import { FormDialog } from '../../shared/form-dialog';
import { usePlan } from '../../shared/plan/plan-access';

/** What a document is called, and which booking it belongs to. */
export const DocumentDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { plan, run } = usePlan();
  // As it was when it was opened: what somebody else changes since is a conflict.
  const [read] = useState(plan.documents[id]);
  const [name, setName] = useState(read?.name ?? '');
  const [bookingId, setBookingId] = useState(read?.bookingId ?? '');
  const [fault, setFault] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  if (!read) return null;
  const submit = () => {
    setRefusals(refusals + 1);
    const named = documentContentSchema.shape.name.safeParse(name);
    if (!named.success) return setFault(named.error.issues[0]?.message);
    const fields = { name: named.data, bookingId: bookingId || null };
    const refusal = run({ type: 'document.edit', id, version: read.version, fields }, { title: 'Document saved' });
    return refusal ? setFault(refusal.message) : onClose();
  };
  const bookings = bookingsOf(plan);
  return (
    <FormDialog
      size="sm"
      title="Edit document"
      submit={{ label: 'Save Changes' }}
      refusals={refusals}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Name"
        required
        value={name}
        error={fault}
        onChange={(event) => {
          setName(event.target.value);
          setFault(undefined);
        }}
      />
      {bookings.length > 0 && (
        <NativeSelect
          label="Belongs to"
          value={bookingId}
          onChange={(event) => setBookingId(event.target.value)}
          options={[
            { value: '', label: 'The whole trip' },
            ...bookings.map(([value, { title }]) => ({ value, label: title })),
          ]}
        />
      )}
    </FormDialog>
  );
};
