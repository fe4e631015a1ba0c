import type { Item } from '@sojourn/contracts/plan';
import { AlertDialog } from '@sojourn/ui/alert-dialog';
import { formatDate } from '@sojourn/web-kit';

type TicketDialogProps = { item: Item; to: string | null; onClose: () => void; onSure: () => void };

/** Says for which day something is booked, before it is moved to another one. */
export const TicketDialog = ({ item: { type, title, day }, to, onClose, onSure }: TicketDialogProps) => {
  if (day === null || to === null) return null;
  const thing = type === 'flight' || type === 'transport' ? 'ticket' : 'booking';
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`The ${thing} is for ${formatDate(day)}`}
      description={`“${title}” stays on that day, because that is what is booked. Have you changed the ${thing} to ${formatDate(to)}? Then it moves there, here and in your bookings.`}
      tone="primary"
      confirmLabel="I have changed it"
      onConfirm={() => {
        onClose();
        onSure();
      }}
    />
  );
};
