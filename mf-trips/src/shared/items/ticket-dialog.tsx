import type { Item } from '@sojourn/contracts/plan';
import { AlertDialog } from '@sojourn/ui/alert-dialog';
import { formatDate } from '@sojourn/web-kit';

type TicketDialogProps = { item: Item; isBooked: boolean; to: string | null; onClose: () => void; onSure: () => void };

/** Says for which day something is booked or was found, before it is moved to another one. */
export const TicketDialog = ({ item: { type, title, day }, isBooked, to, onClose, onSure }: TicketDialogProps) => {
  if (day === null || to === null) return null;
  const thing = type === 'flight' || type === 'transport' ? 'ticket' : 'booking';
  const words = isBooked
    ? {
        title: `The ${thing} is for ${formatDate(day)}`,
        description: `“${title}” stays on that day, because that is what is booked. Have you changed the ${thing} to ${formatDate(to)}? Then it moves there, here and in your bookings.`,
        confirmLabel: 'I have changed it',
      }
    : {
        title: `It was found for ${formatDate(day)}`,
        description: `“${title}” may cost something else on ${formatDate(to)}, or not be there. Search again before you book it.`,
        confirmLabel: 'Move it all the same',
      };
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      {...words}
      tone="primary"
      onConfirm={() => {
        onClose();
        onSure();
      }}
    />
  );
};
