import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@sojourn/ui/menu';
import { CalendarRange, Copy, History, Redo2, Trash2, Undo2 } from 'lucide-react';
import { usePlan } from '../../shared/plan/plan-access';
import { MoreButton } from './more-button';

export type TripMenuActions = {
  onMove: () => void;
  onHistory: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
};
type TripMenuProps = TripMenuActions & { open: boolean; onOpenChange: (open: boolean) => void };

/** What one does rarely with a trip; Undo and Redo say what they would take back or repeat. */
export const TripMenu = ({ onMove, onHistory, onDuplicate, onDelete, open, onOpenChange }: TripMenuProps) => {
  const { history, undo, redo, canEdit, role } = usePlan();
  const last = history.done.at(-1);
  const next = history.undone.at(-1);
  return (
    <Menu open={open} onOpenChange={onOpenChange} trigger={<MoreButton />}>
      {canEdit && (
        <>
          <MenuLabel>{last ? `Last: ${last.summary}` : 'Nothing changed in this visit'}</MenuLabel>
          <MenuItem icon={<Undo2 aria-hidden="true" />} disabled={!last} onSelect={undo}>
            Undo
          </MenuItem>
          <MenuItem icon={<Redo2 aria-hidden="true" />} disabled={!next} onSelect={redo}>
            Redo
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<CalendarRange aria-hidden="true" />} onSelect={onMove}>
            Move the whole trip…
          </MenuItem>
        </>
      )}
      {role === 'owner' && (
        <MenuItem icon={<History aria-hidden="true" />} onSelect={onHistory}>
          History
        </MenuItem>
      )}
      <MenuItem icon={<Copy aria-hidden="true" />} onSelect={onDuplicate}>
        Duplicate trip
      </MenuItem>
      {role === 'owner' && (
        <MenuItem icon={<Trash2 aria-hidden="true" />} tone="danger" onSelect={onDelete}>
          Delete
        </MenuItem>
      )}
    </Menu>
  );
};
