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

type DatesDialogProps = { search: FlightSearch; onSearch: (search: FlightSearch) => void; onClose: () => void };

const UNABLE = 'Unable to look up the fares of these days at this time.';
const MONTHS_ON_SALE = 11;
const MOST_NIGHTS = 60;

type FaresProps = {
  search: FlightSearch;
  days: FareDays;
  children: (fares: readonly DayFare[]) => ReactNode;
};

/** The fares of some days, or what keeps them away. */
const Fares = ({ search, days, children }: FaresProps) => {
  const query = useQuery(dayFares(search, days));
  const isOnline = useOnline();
  const { data, isError, error } = query;
  if (isError && isOnline) {
    return (
      <ErrorState
        title="Search Failed"
        retryLabel="Try Again"
        pending={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {messageOf(error, UNABLE)}
      </ErrorState>
    );
  }
  const lowest = data && lowestOf(cellsOf(data.data, search));
  return (
    <>
      {!isOnline && (
        <Banner tone="sun" title="You are offline">
          {data ? 'These are the last fares we found.' : 'Fares will be looked up as soon as you are back.'}
        </Banner>
      )}
      {data?.meta.note && <Banner tone="sun">{data.meta.note}</Banner>}
      <Stage>
        {data && data.data.length > 0 && children(data.data)}
        {data?.data.length === 0 && <Note>No flights on these days. Try another month, or another length.</Note>}
        {!data && isOnline && (
          <SkeletonGroup label="Looking up fares">
            <Skeleton lines={8} />
          </SkeletonGroup>
        )}
      </Stage>
      <Note role="status">
        {lowest &&
          `Lowest: ${formatMoney(lowest.total)} for ${formatPassengers(search)}, ${formatDate(lowest.departureDate)}${lowest.returnDate ? ` to ${formatDate(lowest.returnDate)}` : ''}. `}
        {data?.meta.source === 'sample' && <Badge tone="sun">Sample fares</Badge>}
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
      {nights !== undefined && (
        <Stepper label="Nights" value={nights} min={0} max={MOST_NIGHTS} onValueChange={setNights} />
      )}
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
                <Fares search={search} days={days}>
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
                <Fares search={search} days={around}>
                  {(fares) => <FareGrid fares={fares} search={search} days={around} onChoose={choose} />}
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
                <Fares search={search} days={days}>
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
