import type { FlightOffer, FlightSearchAnswer } from '@sojourn/contracts';
import { Button, EmptyState, useIsWide } from '@sojourn/ui';
import { Dialog, DialogClose } from '@sojourn/ui/dialog';
import { Select } from '@sojourn/ui/select';
import { formatCount } from '@sojourn/web-kit';
import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { highlightsOf } from './best.model';
import { FilterPanel } from './filter-panel';
import { FlightList } from './flight-list';
import { HighlightCards } from './highlight-cards';
import {
  ageLabel,
  filterCount,
  type ResultsView as View,
  shown,
  type SortKey,
  type StopFilter,
  unfiltered,
} from './results.model';
import { Columns, Count, Main, Selectors, Side, Toolbar } from './results-view.styles';

type ResultsViewProps = {
  answer: FlightSearchAnswer;
  view: View;
  onView: (view: View) => void;
  onSelect: (offer: FlightOffer) => void;
  onModify: () => void;
};

const AGE_EVERY_MS = 30_000;

const sortOptions: { value: SortKey; label: string }[] = [
  { value: 'price', label: 'Price Low to High' },
  { value: 'duration', label: 'Duration Shortest' },
  { value: 'departure', label: 'Departure Time' },
  { value: 'best', label: 'Best First' },
];
const stopOptions: { value: StopFilter; label: string }[] = [
  { value: 'all', label: 'All flights' },
  { value: 'nonstop', label: 'Nonstop only' },
  { value: 'onestop', label: '1 stop max' },
];

function useAge(timestamp: string): string {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), AGE_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return ageLabel(timestamp, Math.max(now, Date.parse(timestamp)));
}

/** The offers of an answer, as the view in the address wants them. */
export const ResultsView = ({ answer, view, onView, onSelect, onModify }: ResultsViewProps) => {
  const { data: offers, meta, timestamp } = answer;
  const list = useMemo(() => shown(offers, view), [offers, view]);
  const highlights = useMemo(() => highlightsOf(list), [list]);
  const age = useAge(timestamp);
  const filters = filterCount(view);
  const isWide = useIsWide();
  const panel = <FilterPanel offers={offers} view={view} onView={onView} />;

  if (offers.length === 0) {
    return (
      <EmptyState title="No Flights Found" action={<Button onClick={onModify}>Modify Search</Button>}>
        Try adjusting your search criteria or filters.
      </EmptyState>
    );
  }
  return (
    <Columns>
      {isWide && <Side aria-label="Filters">{panel}</Side>}
      <Main>
        {highlights.length > 0 && (
          <HighlightCards highlights={highlights} sort={view.sort} onSort={(sort) => onView({ ...view, sort })} />
        )}
        <Toolbar>
          <Count role="status">
            <strong>Found {formatCount(list.length, 'flight')}</strong>
            {list.length < offers.length && ` of ${offers.length}`} <span>{age}</span>
          </Count>
          <Selectors>
            {!isWide && (
              <Dialog
                title="Filters"
                trigger={
                  <Button variant="secondary" icon={<SlidersHorizontal aria-hidden="true" />}>
                    {filters > 0 ? `Filters (${filters})` : 'Filters'}
                  </Button>
                }
                footer={
                  <DialogClose>
                    <Button>Show {formatCount(list.length, 'flight')}</Button>
                  </DialogClose>
                }
              >
                {panel}
              </Dialog>
            )}
            <Select
              label="Stops"
              hideLabel
              variant="pill"
              options={stopOptions}
              value={view.stops}
              onValueChange={(value) => onView({ ...view, stops: value as StopFilter })}
            />
            <Select
              label="Sort by"
              hideLabel
              variant="pill"
              options={sortOptions}
              value={view.sort}
              onValueChange={(value) => onView({ ...view, sort: value as SortKey })}
            />
          </Selectors>
        </Toolbar>
        {list.length === 0 ? (
          <EmptyState
            title="No Flights Found"
            action={
              <>
                <Button onClick={() => onView(unfiltered(view))}>Clear filters</Button>
                <Button variant="secondary" onClick={onModify}>
                  Modify Search
                </Button>
              </>
            }
          >
            Try adjusting your search criteria or filters.
          </EmptyState>
        ) : (
          <FlightList offers={list} highlights={highlights} names={meta.airports} onSelect={onSelect} />
        )}
      </Main>
    </Columns>
  );
};
