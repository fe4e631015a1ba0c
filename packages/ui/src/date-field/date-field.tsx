import { CalendarDays } from 'lucide-react';
import { useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref, type RefObject } from 'react';
import { FieldFrame, splitField, useFieldIds, type FieldProps, type FieldSize } from '../field/field';
import { Input } from '../field/field.styles';
import type { CalendarNotes, PlainRange } from './calendar';
import { Box, Opener, TwoLines, Weekday } from './date-field.styles';
import { formatPlain, parseTypedDate, plainFromDate, weekdayOf } from './plain-date';
import { useCalendarPart } from './use-calendar-part';

export type { CalendarNotes, PlainRange };

/** Props of DateField. */
export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, or '' for none. */
  value: string;
  onValueChange: (value: string) => void;
  /** First day that can be chosen, `YYYY-MM-DD`. */
  min?: string | undefined;
  /** Last day that can be chosen, `YYYY-MM-DD`. */
  max?: string | undefined;
  /** Days to shade in the calendar, e.g. from departure to return; with it two months are shown where there is room. */
  range?: PlainRange | undefined;
  /** The field that a day picked here leads to, e.g. the return: its calendar opens in turn. */
  next?: RefObject<HTMLInputElement | null> | undefined;
  /** What the calendar says of its days, such as prices; with it two months are shown where there is room. */
  noted?: CalendarNotes | undefined;
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
  const input = useRef<HTMLInputElement>(null);
  const [Part, prepare] = useCalendarPart();
  const shownFrame = { ...frame, error: fault ?? frame.error };
  const { id, labelId, ...aria } = useFieldIds(shownFrame);
  useImperativeHandle(own.ref, () => input.current as HTMLInputElement);

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
  const open = (by: 'by-pointer' | 'by-key') => {
    prepare();
    setOpened(by);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setOpened('no');
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    open('by-key');
  };
  const weekday = size === 'lg' && typed === undefined ? weekdayOf(value) : '';

  return (
    <FieldFrame {...shownFrame} id={id} labelId={labelId} className={own.className}>
      <Box ref={box} data-size={size} data-state={shownFrame.error ? 'invalid' : 'valid'} onPointerEnter={prepare}>
        <TwoLines data-state={weekday ? 'chosen' : 'open'}>
          <Input
            {...aria}
            id={id}
            ref={input}
            name={own.name}
            disabled={own.disabled}
            placeholder={placeholder}
            autoComplete="off"
            // A finger gets the calendar, not a keyboard over it.
            inputMode={isTouch ? 'none' : 'text'}
            value={typed ?? formatPlain(value)}
            onChange={(event) => setTyped(event.target.value)}
            onFocus={prepare}
            onPointerDown={(event) => setTouch(event.pointerType === 'touch')}
            onClick={() => open('by-pointer')}
            onKeyDown={keyDown}
            onBlur={() => {
              commit();
              own.onBlur?.();
            }}
          />
          {weekday && <Weekday>{weekday}</Weekday>}
        </TwoLines>
        <Opener
          size="sm"
          label={`Choose ${frame.label.toLowerCase()} from a calendar`}
          disabled={own.disabled}
          aria-haspopup="dialog"
          aria-expanded={opened !== 'no'}
          onClick={() => (opened === 'no' ? open('by-key') : setOpened('no'))}
        >
          <CalendarDays aria-hidden="true" />
        </Opener>
      </Box>
      {Part && (
        <Part
          label={frame.label}
          open={opened !== 'no'}
          onClose={() => setOpened('no')}
          box={box}
          input={input}
          value={value}
          min={min}
          max={max}
          range={own.range}
          noted={own.noted}
          autoFocus={opened === 'by-key'}
          onPick={(day) => {
            settle(day);
            setOpened('no');
            const then = own.next?.current ?? input.current;
            then?.focus();
            // A press on a field opens its calendar.
            own.next?.current?.click();
          }}
        />
      )}
    </FieldFrame>
  );
};
