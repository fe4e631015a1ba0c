import { IconButton } from '@sojourn/ui';
import { Menu, MenuItem } from '@sojourn/ui/menu';
import { Link } from '@sojourn/web-kit/router';
import { Copy, Ellipsis, Pencil, Trash2, X } from 'lucide-react';
import type { PlannedTrip } from '../../shared/trip.model';
import { Corner } from './trip-card.styles';

/** What a list can do with a trip. */
export type TripActs = {
  onDuplicate: (trip: PlannedTrip) => void;
  onDelete: (trip: PlannedTrip) => void;
};

/** What one does rarely with a trip of a list. */
export const TripActions = ({ trip, onDuplicate, onDelete }: TripActs & { trip: PlannedTrip }) => (
  <Menu
    trigger={
      <IconButton label={`More actions for ${trip.title}`}>
        <Ellipsis aria-hidden="true" />
      </IconButton>
    }
  >
    <MenuItem asChild>
      <Link to={`/trips/${trip.id}?edit`}>
        <Pencil aria-hidden="true" />
        Edit
      </Link>
    </MenuItem>
    <MenuItem icon={<Copy aria-hidden="true" />} onSelect={() => onDuplicate(trip)}>
      Duplicate
    </MenuItem>
    <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" onSelect={() => onDelete(trip)}>
      Delete
    </MenuItem>
  </Menu>
);

/** The cross on the picture of a browser's trip (spec, section 2); null on an account's. */
export const DeleteCross = ({ trip, onDelete }: Pick<TripActs, 'onDelete'> & { trip: PlannedTrip }) =>
  trip.storage === 'browser' && (
    <Corner>
      <IconButton size="sm" variant="scene" label={`Delete ${trip.title}`} onClick={() => onDelete(trip)}>
        <X aria-hidden="true" />
      </IconButton>
    </Corner>
  );
