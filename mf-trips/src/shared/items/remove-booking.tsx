import { AlertDialog } from '@sojourn/ui/alert-dialog';
import { formatCount } from '@sojourn/web-kit';
import { usePlan } from '../plan/plan-access';
import { placeWords } from './item-words.model';

type RemoveBookingProps = { bookingId: string; onClose: () => void; onRemoved: () => void };

/** Asks before a booking goes from the plan, with all its places. */
export const RemoveBooking = ({ bookingId, onClose, onRemoved }: RemoveBookingProps) => {
  const { plan, tell } = usePlan();
  const booking = plan.bookings[bookingId];
  if (!booking) return null;
  const places = Object.entries(plan.items).filter(([, item]) => item.bookingId === bookingId);
  const versions = Object.fromEntries(places.map(([id, { version }]) => [id, version]));
  const days = [...new Set(places.map(([, { day }]) => placeWords(day)))].join(', ');
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Remove the whole booking?"
      description={`“${booking.title}” stands in the plan ${formatCount(places.length, 'time')} (${days}). They go together, with its planned cost. What you paid and its documents stay. This does not cancel it where you booked it.`}
      confirmLabel="Remove booking"
      onConfirm={() => {
        tell(
          { type: 'booking.remove', id: bookingId, version: booking.version, places: versions },
          { title: 'Event Removed', description: `${booking.title} is no longer part of the plan.` },
        );
        onRemoved();
      }}
    />
  );
};
