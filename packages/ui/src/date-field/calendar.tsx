import { DayPicker, type Matcher } from 'react-day-picker';
import { dateFromPlain, plainFromDate } from './plain-date';
import { Calendar as Frame } from './calendar.styles';

/** Both ends of a stretch of days, `YYYY-MM-DD`. */
export interface PlainRange {
  from?: string | undefined;
  to?: string | undefined;
}

export interface CalendarProps {
  value: string;
  onPick: (value: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  range?: PlainRange | undefined;
  autoFocus: boolean;
}

/** One month of days to pick from; the days of `range` are shaded. */
export const Calendar = ({ value, onPick, min, max, range, autoFocus }: CalendarProps) => {
  const selected = dateFromPlain(value);
  const [first, last] = [dateFromPlain(min), dateFromPlain(max)];
  const [from, to] = [dateFromPlain(range?.from), dateFromPlain(range?.to)];
  const closed: Matcher[] = [...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])];
  const stretch = from && to && from <= to ? { inRange: { from, to }, rangeStart: from, rangeEnd: to } : {};
  const ends = [from, to].filter((day) => day !== undefined && day.getTime() !== selected?.getTime()) as Date[];
  return (
    <Frame>
      <DayPicker
        mode="single"
        showOutsideDays={false}
        // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the calendar was opened by key: focus belongs in it
        autoFocus={autoFocus}
        selected={selected}
        defaultMonth={selected ?? from ?? first ?? new Date()}
        onSelect={(day) => onPick(day ? plainFromDate(day) : value)}
        disabled={closed}
        {...(first ? { startMonth: first } : {})}
        {...(last ? { endMonth: last } : {})}
        modifiers={{ ...stretch, otherEnd: ends }}
        modifiersClassNames={{
          inRange: 'in-range',
          rangeStart: 'range-start',
          rangeEnd: 'range-end',
          otherEnd: 'other-end',
        }}
      />
    </Frame>
  );
};
