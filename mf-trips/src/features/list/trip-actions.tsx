import { IconButton, LinkButton } from '@sojourn/ui';
import { Link } from '@sojourn/web-kit/router';
import { Copy, Pencil, Trash2, X } from 'lucide-react';
import type { StoredTrip } from '../../shared/trip.model';
import { Corner } from './trip-card.styles';

/** What a list can do with a trip. */
export type TripActs = {
  onDuplicate: (trip: StoredTrip) => void;
  onDelete: (trip: StoredTrip) => void;
};

/** Edit and delete, as the specification has them on a card (section 2), and another trip like it. */
export const TripActions = ({ trip, onDuplicate, onDelete }: TripActs & { trip: StoredTrip }) => (
  <>
    <LinkButton as={Link} to={`/trips/${trip.id}?edit`} variant="quiet" aria-label={`Edit ${trip.title}`}>
      <Pencil aria-hidden="true" />
    </LinkButton>
    <IconButton label={`Duplicate ${trip.title}`} onClick={() => onDuplicate(trip)}>
      <Copy aria-hidden="true" />
    </IconButton>
    {trip.storage === 'account' && (
      <IconButton label={`Delete ${trip.title}`} onClick={() => onDelete(trip)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    )}
  </>
);

/** The cross on the picture of a browser's trip (spec, section 2); null on an account's. */
export const DeleteCross = ({ trip, onDelete }: Pick<TripActs, 'onDelete'> & { trip: StoredTrip }) =>
  trip.storage === 'browser' && (
    <Corner>
      <IconButton size="sm" variant="scene" label={`Delete ${trip.title}`} onClick={() => onDelete(trip)}>
        <X aria-hidden="true" />
      </IconButton>
    </Corner>
  );
