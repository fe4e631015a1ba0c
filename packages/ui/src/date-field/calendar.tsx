import { type ComponentProps, createContext, type ReactNode, use, useEffect, useState } from 'react';
import { DayButton, DayPicker, type Matcher } from 'react-day-picker';
import { useIsWide } from '../use-is-wide/use-is-wide';
import { dateFromPlain, plainFromDate } from './plain-date';
import { Calendar as Frame, Caption, Note } from './calendar.styles';

/** Both ends of a stretch of days, `YYYY-MM-DD`. */
export interface PlainRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** What a calendar says of its days besides their numbers. */
export interface CalendarNotes {
  /** A few letters below a day, by `YYYY-MM-DD`: `$412`. */
  notes: ReadonlyMap<string, string>;
  /** The days whose notes are the best of those shown. */
  best: ReadonlySet<string>;
  /** What the notes are, below the days. */
  caption?: ReactNode;
  /** Called with the first month that is shown, `YYYY-MM`, when it opens and whenever it turns. */
  onMonth: (month: string) => void;
}

const NoNotes: Pick<CalendarNotes, 'notes' | 'best'> = { notes: new Map(), best: new Set() };
const Notes = createContext(NoNotes);

/** A day with its note below the number, and in its name. */
const NotedDay = ({ children, ...rest }: ComponentProps<typeof DayButton>) => {
  const { notes, best } = use(Notes);
  const day = plainFromDate(rest.day.date);
  const note = notes.get(day);
  if (!note) return <DayButton {...rest}>{children}</DayButton>;
  return (
    <DayButton {...rest} aria-label={`${rest['aria-label'] ?? day}, ${note}`}>
      {children}
      <Note data-state={best.has(day) ? 'best' : 'usual'}>{note}</Note>
    </DayButton>
  );
};

export interface CalendarProps {
  value: string;
  onPick: (value: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  range?: PlainRange | undefined;
  noted?: CalendarNotes | undefined;
  autoFocus: boolean;
}

/** One month of days to pick from, for a stretch or with notes two where there is room; the days of `range` are shaded. */
export const Calendar = ({ value, onPick, min, max, range, noted, autoFocus }: CalendarProps) => {
  const selected = dateFromPlain(value);
  const [first, last] = [dateFromPlain(min), dateFromPlain(max)];
  const [from, to] = [dateFromPlain(range?.from), dateFromPlain(range?.to)];
  const [month, setMonth] = useState(() => selected ?? from ?? first ?? new Date());
  const isWide = useIsWide();
  const shown = plainFromDate(month).slice(0, 7);
  const onMonth = noted?.onMonth;
  useEffect(() => {
    onMonth?.(shown);
  }, [onMonth, shown]);
  const closed: Matcher[] = [...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])];
  const stretch = from && to && from <= to ? { inRange: { from, to }, rangeStart: from, rangeEnd: to } : {};
  const ends = [from, to].filter((day) => day !== undefined && day.getTime() !== selected?.getTime()) as Date[];
  return (
    <Notes value={noted ?? NoNotes}>
      <Frame data-look={noted ? 'noted' : 'plain'}>
        <DayPicker
          mode="single"
          showOutsideDays={false}
          // eslint-disable-next-line jsx-a11y-x/no-autofocus -- the calendar was opened by key: focus belongs in it
          autoFocus={autoFocus}
          selected={selected}
          month={month}
          onMonthChange={setMonth}
          numberOfMonths={(noted ?? range) && isWide ? 2 : 1}
          components={{ DayButton: NotedDay }}
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
        {noted?.caption && <Caption>{noted.caption}</Caption>}
      </Frame>
    </Notes>
  );
};
