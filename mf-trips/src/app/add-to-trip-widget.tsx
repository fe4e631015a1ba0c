import { tripAdditionSchema } from '@sojourn/contracts/plan';
import { AddToTripDialog } from '../features/add-to-trip/add-to-trip-dialog';

/** What other remotes show when something is to be added to a trip: it asks which one. `addition` is a `TripAddition`. */
export const AddToTripWidget = ({ addition, onClose }: { addition: unknown; onClose: () => void }) => (
  <AddToTripDialog addition={tripAdditionSchema.parse(addition)} onClose={onClose} />
);
