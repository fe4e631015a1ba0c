/** The actions of one item, loaded when somebody first asks for them. */
import { hasTicket, standingOf, type PlannedItem } from '@sojourn/trip';
import { Menu, MenuItem, MenuSeparator } from '@sojourn/ui/menu';
import { ArrowDown, ArrowUp, CalendarDays, CopyPlus, Inbox, Pencil, Replace, TicketCheck, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { usePlanPart } from '../plan/plan-access';
import { useBoard } from './board';
import { MenuPlace } from './item-row.styles';

type ItemMenuProps = { item: PlannedItem; onClosed: () => void; focusButton: () => void };

export const ItemMenu = ({ item, onClosed, focusButton }: ItemMenuProps) => {
  const { board } = useBoard();
  const { id, title } = item;
  const standing = usePlanPart(({ plan }) => standingOf(plan, item));
  const isTicketed = usePlanPart(({ plan }) => hasTicket(plan, item));
  const [isOpen, setOpen] = useState(true);
  const chosen = useRef<(() => void) | null>(null);
  const choose = (act: () => void) => () => {
    chosen.current = act;
  };
  return (
    <Menu
      open={isOpen}
      onOpenChange={setOpen}
      // What was chosen happens when the focus is back on the button, so that a dialog can return it there.
      onClosed={() => {
        focusButton();
        onClosed();
        chosen.current?.();
      }}
      trigger={<MenuPlace role="button">Actions for {title}</MenuPlace>}
    >
      <MenuItem icon={<Pencil />} onSelect={choose(() => board.ask({ kind: 'edit', id }))}>
        Edit
      </MenuItem>
      <MenuItem icon={<CopyPlus />} onSelect={choose(() => board.act(id, 'duplicate'))}>
        Duplicate
      </MenuItem>
      {standing !== 'booked' && item.type !== 'note' && item.type !== 'meal' && (
        <MenuItem icon={<TicketCheck />} onSelect={choose(() => board.act(id, 'book'))}>
          Mark as booked
        </MenuItem>
      )}
      {item.type === 'activity' && standing !== 'booked' && (
        <MenuItem icon={<Replace />} onSelect={choose(() => board.ask({ kind: 'similar', id }))}>
          Another idea for this…
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<CalendarDays />} onSelect={choose(() => board.ask({ kind: 'move', id }))}>
        Move to another day…
      </MenuItem>
      {item.day !== null && !isTicketed && (
        <MenuItem icon={<Inbox />} onSelect={choose(() => board.act(id, 'unschedule'))}>
          Move to Unscheduled
        </MenuItem>
      )}
      <MenuItem icon={<ArrowUp />} onSelect={choose(() => board.act(id, 'earlier'))}>
        Move earlier
      </MenuItem>
      <MenuItem icon={<ArrowDown />} onSelect={choose(() => board.act(id, 'later'))}>
        Move later
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} tone="danger" onSelect={choose(() => board.act(id, 'remove'))}>
        Remove
      </MenuItem>
    </Menu>
  );
};
