import { Popover } from 'radix-ui';
import type { RefObject } from 'react';
import { Calendar, type CalendarProps } from './calendar';
import { Panel } from './calendar.styles';

interface CalendarPopoverProps extends CalendarProps {
  label: string;
  open: boolean;
  onClose: () => void;
  /** The field's box: where the panel stands, and what does not count as outside. */
  box: RefObject<HTMLElement | null>;
  input: RefObject<HTMLInputElement | null>;
}

/** The calendar beside its field. A module of its own: it is loaded when a calendar is first asked for. */
export const CalendarPopover = ({ label, open, onClose, box, input, ...calendar }: CalendarPopoverProps) => {
  const inBox = (target: EventTarget | null) => target instanceof Node && Boolean(box.current?.contains(target));
  return (
    <Popover.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Popover.Anchor virtualRef={box as RefObject<HTMLElement>} />
      <Popover.Portal>
        <Panel
          align="start"
          sideOffset={6}
          collisionPadding={8}
          aria-label={`${label} calendar`}
          onOpenAutoFocus={(event) => {
            if (!calendar.autoFocus) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={() => input.current?.focus()}
          onInteractOutside={(event) => {
            if (inBox(event.target)) event.preventDefault();
          }}
        >
          <Calendar {...calendar} />
        </Panel>
      </Popover.Portal>
    </Popover.Root>
  );
};
