import { Badge, Banner, ErrorState, IconButton, SkeletonGroup, Skeleton, Stepper } from '@sojourn/ui';
import { Dialog } from '@sojourn/ui/dialog';
import { Tabs } from '@sojourn/ui/tabs';
import type { DayFare } from '@sojourn/contracts/fare';
import { formatDate, formatMoney, formatPassengers, messageOf, todayHere, useOnline } from '@sojourn/web-kit';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type FareDays, monthBeside, monthOfDay } from '../../shared/day-fares.model';
import { dayFares } from '../../shared/fares.queries';
import type { FlightSearch } from '../../shared/flight-search.model';
import { MonthRow, Note, Stage, Views } from './dates-dialog.styles';
import { cellsOf, daysAround, daysOfMonth, type FareCell, lowestOf, nameOfMonth, nightsOf } from './dates.model';
import { FareCalendar, FareGraph, FareGrid } from './fare-views';
import { FlexibleWeeks } from './flexible-weeks';
import { daysOfThreeMonths } from './flexible.model';

type DatesDialogProps = { search: FlightSearch; onSearch: (search: FlightSearch) => void; onClose: () => void };

const UNABLE = 'Unable to look up the fares of these days at this time.';
const MONTHS_ON_SALE = 11;
const MOST_NIGHTS = 60;

type FaresProps = {
  search: FlightSearch;
  /** One question, or two where they are more days than one may ask for. */
  days: readonly [FareDays, FareDays?];
  children: (fares: readonly DayFare[]) => ReactNode;
};

/** The fares of some days, or what keeps them away. */
const Fares = ({ search, days, children }: FaresProps) => {
  const [first, second] = days;
  const one = useQuery(dayFares(search, first));
  // Where there is one question only, the other asks the same and shares its answer.
  const other = useQuery(dayFares(search, second ?? first));
  const queries = second ? [one, other] : [one];
  const isOnline = useOnline();
  const failed = queries.find(({ isError }) => isError);
  const answers = queries.flatMap(({ data }) => data ?? []);
  const [answer] = answers;
  const note = answers.find(({ meta }) => meta.note)?.meta.note;
  const fares = answers.length === days.length ? answers.flatMap(({ data }) => data) : undefined;
  if (failed && isOnline) {
    return (
      <ErrorState
        title="Search Failed"
        retryLabel="Try Again"
        pending={queries.some(({ isFetching }) => isFetching)}
        onRetry={() => queries.filter(({ isError }) => isError).forEach((each) => void each.refetch())}
      >
        {messageOf(failed.error, UNABLE)}
      </ErrorState>
    );
  }
  const lowest = fares && lowestOf(cellsOf(fares, search));
  return (
    <>
      {!isOnline && (
        <Banner tone="sun" title="You are offline">
          {fares ? 'These are the last fares we found.' : 'Fares will be looked up as soon as you are back.'}
        </Banner>
      )}
      {note && <Banner tone="sun">{note}</Banner>}
      <Stage>
        {fares && fares.length > 0 && children(fares)}
        {fares?.length === 0 && <Note>No flights on these days. Try another month, or another length.</Note>}
        {!fares && isOnline && (
          <SkeletonGroup label="Looking up fares">
            <Skeleton lines={8} />
          </SkeletonGroup>
        )}
      </Stage>
      <Note role="status">
        {lowest &&
          `Lowest: ${formatMoney(lowest.total)} for ${formatPassengers(search)}, ${formatDate(lowest.departureDate)}${lowest.returnDate ? ` to ${formatDate(lowest.returnDate)}` : ''}. `}
        {answer?.meta.source === 'sample' && <Badge tone="sun">Sample fares</Badge>}
      </Note>
    </>
  );
};

/** The lowest fares of the days around, as a calendar, a grid and a graph; choosing one searches for it. */
export const DatesDialog = ({ search, onSearch, onClose }: DatesDialogProps) => {
  const today = todayHere();
  const [month, setMonth] = useState(() => monthOfDay(search.departureDate));
  const [nights, setNights] = useState(() => nightsOf(search));
  const choose = ({ departureDate, returnDate }: FareCell) => {
    onClose();
    onSearch({ ...search, departureDate, returnDate });
  };
  const [first, last] = [monthOfDay(today), monthBeside(monthOfDay(today), MONTHS_ON_SALE)];
  const days = daysOfMonth(month, nights);
  const around = daysAround(search, today);
  const threeMonths = daysOfThreeMonths(today, nights);
  const length = nights !== undefined && (
    <Stepper label="Nights" value={nights} min={0} max={MOST_NIGHTS} onValueChange={setNights} />
  );
  const turn = (
    <>
      <MonthRow>
        <IconButton
          label="Previous month"
          aria-disabled={month <= first || undefined}
          onClick={() => month > first && setMonth(monthBeside(month, -1))}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <strong aria-live="polite">{nameOfMonth(month)}</strong>
        <IconButton
          label="Next month"
          aria-disabled={month >= last || undefined}
          onClick={() => month < last && setMonth(monthBeside(month, 1))}
        >
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </MonthRow>
      {length}
    </>
  );
  const kind = nights === undefined ? 'one way' : 'round trip';
  return (
    <Dialog
      open
      size="lg"
      title="Dates and prices"
      description={`The lowest total for ${formatPassengers(search)}, ${kind}.`}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Tabs
        label="Ways to compare dates"
        variant="pill"
        tabs={[
          {
            value: 'calendar',
            label: 'Calendar',
            content: (
              <Views>
                {turn}
                <Fares search={search} days={[days]}>
                  {(fares) => <FareCalendar fares={fares} search={search} month={month} onChoose={choose} />}
                </Fares>
              </Views>
            ),
          },
          {
            value: 'grid',
            label: 'Date grid',
            content: (
              <Views>
                <Note>{search.returnDate ? 'Departure across, return down.' : 'Departure days around yours.'}</Note>
                <Fares search={search} days={[around]}>
                  {(fares) => <FareGrid fares={fares} search={search} days={around} onChoose={choose} />}
                </Fares>
              </Views>
            ),
          },
          {
            value: 'flexible',
            label: 'Cheapest week',
            content: (
              <Views>
                <Note>Flexible over the next three months: the cheapest departure of each week.</Note>
                {length}
                <Fares search={search} days={threeMonths}>
                  {(fares) => <FlexibleWeeks fares={fares} search={search} today={today} onChoose={choose} />}
                </Fares>
              </Views>
            ),
          },
          {
            value: 'graph',
            label: 'Price graph',
            content: (
              <Views>
                {turn}
                <Fares search={search} days={[days]}>
                  {(fares) => <FareGraph fares={fares} search={search} month={month} onChoose={choose} />}
                </Fares>
              </Views>
            ),
          },
        ]}
      />
    </Dialog>
  );
};
