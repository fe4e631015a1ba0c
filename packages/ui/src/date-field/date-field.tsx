import { CalendarDays } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { FieldFrame, splitField, useFieldIds, type FieldProps, type FieldSize } from '../field/field';
import { Input } from '../field/field.styles';
import { Calendar, type PlainRange } from './calendar';
import { Box, Opener, Panel, TwoLines, Weekday } from './date-field.styles';
import { formatPlain, parseTypedDate, plainFromDate, weekdayOf } from './plain-date';

export type { PlainRange };

/** Props of DateField. */
export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, or '' for none. */
  value: string;
  onValueChange: (value: string) => void;
  /** First day that can be chosen, `YYYY-MM-DD`. */
  min?: string | undefined;
  /** Last day that can be chosen, `YYYY-MM-DD`. */
  max?: string | undefined;
  /** Days to shade in the calendar, e.g. from departure to return. */
  range?: PlainRange | undefined;
  size?: FieldSize | undefined;
  placeholder?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  className?: string | undefined;
}

const outside = (date: string, min: string | undefined, max: string | undefined) => {
  if (min && date < min) return `Choose ${formatPlain(min)} or later.`;
  return max && date > max ? `Choose ${formatPlain(max)} or earlier.` : undefined;
};

/** A day: typed as people write dates, or picked from a calendar. Arrow down opens the calendar. */
export const DateField = (props: DateFieldProps) => {
  const { frame, own } = splitField(props);
  const { value, onValueChange, min, max, size = 'md', placeholder = 'Apr 10, 2027' } = own;
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [opened, setOpened] = useState<'no' | 'by-pointer' | 'by-key'>('no');
  const [isTouch, setTouch] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const shownFrame = { ...frame, error: frame.error ?? fault };
  const { id, labelId, ...aria } = useFieldIds(shownFrame);

  const settle = (next: string, complaint?: string) => {
    setFault(complaint);
    if (!complaint) setTyped(undefined);
    if (next !== value) onValueChange(next);
  };
  const commit = () => {
    if (typed === undefined) return;
    if (typed.trim() === '') return settle('');
    const date = parseTypedDate(typed, min ?? plainFromDate(new Date()));
    const complaint = date ? outside(date, min, max) : `Use a date like ${placeholder}.`;
    settle(date && !complaint ? date : '', complaint);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpened('by-key');
  };
  const weekday = size === 'lg' && typed === undefined ? weekdayOf(value) : '';
  const inBox = (target: EventTarget | null) => target instanceof Node && Boolean(box.current?.contains(target));

  return (
    <FieldFrame {...shownFrame} id={id} labelId={labelId} className={own.className}>
      <Popover.Root open={opened !== 'no'} onOpenChange={(open) => setOpened(open ? 'by-key' : 'no')}>
        <Popover.Anchor asChild>
          <Box ref={box} data-size={size} data-state={shownFrame.error ? 'invalid' : 'valid'}>
            <TwoLines data-state={weekday ? 'chosen' : 'open'}>
              <Input
                {...aria}
                id={id}
                ref={own.ref}
                name={own.name}
                disabled={own.disabled}
                placeholder={placeholder}
                autoComplete="off"
                // A finger gets the calendar, not a keyboard over it.
                inputMode={isTouch ? 'none' : 'text'}
                value={typed ?? formatPlain(value)}
                onChange={(event) => setTyped(event.target.value)}
                onPointerDown={(event) => setTouch(event.pointerType === 'touch')}
                onClick={() => setOpened('by-pointer')}
                onKeyDown={keyDown}
                onBlur={() => {
                  commit();
                  own.onBlur?.();
                }}
              />
              {weekday && <Weekday>{weekday}</Weekday>}
            </TwoLines>
            <Popover.Trigger asChild>
              <Opener size="sm" label={`Choose ${frame.label.toLowerCase()} from a calendar`} disabled={own.disabled}>
                <CalendarDays aria-hidden="true" />
              </Opener>
            </Popover.Trigger>
          </Box>
        </Popover.Anchor>
        <Popover.Portal>
          <Panel
            align="start"
            sideOffset={6}
            collisionPadding={8}
            aria-label={`${frame.label} calendar`}
            onOpenAutoFocus={(event) => {
              if (opened === 'by-pointer') event.preventDefault();
            }}
            onInteractOutside={(event) => {
              if (inBox(event.target)) event.preventDefault();
            }}
          >
            <Calendar
              value={value}
              min={min}
              max={max}
              range={own.range}
              autoFocus={opened === 'by-key'}
              onPick={(day) => {
                settle(day);
                setOpened('no');
              }}
            />
          </Panel>
        </Popover.Portal>
      </Popover.Root>
    </FieldFrame>
  );
};
