import { Button, NativeSelect, Stack, TextField } from '@sojourn/ui';
import { Dialog } from '@sojourn/ui/dialog';
import { useId, useState, type FormEvent } from 'react';
import { usePlan } from '../../shared/plan/plan-access';

/** What a document is called, and which booking it belongs to. */
export const DocumentDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { plan, run } = usePlan();
  const formId = useId();
  // As it was when it was opened: what somebody else changes since is a conflict.
  const [read] = useState(plan.documents[id]);
  const [name, setName] = useState(read?.name ?? '');
  const [bookingId, setBookingId] = useState(read?.bookingId ?? '');
  const [fault, setFault] = useState<string>();
  if (!read) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setFault('Please give the document a name.');
    const fields = { name: name.trim(), bookingId: bookingId || null };
    const refusal = run({ type: 'document.edit', id, version: read.version, fields }, { title: 'Document saved' });
    return refusal ? setFault(refusal.message) : onClose();
  };
  const bookings = Object.entries(plan.bookings);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Edit document"
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            Save Changes
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap={16}>
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
        </Stack>
      </form>
    </Dialog>
  );
};
