import type { FlightOffer, FlightSearchAnswer } from '@sojourn/contracts';
import { isParty } from '@sojourn/travel';
import { Button, ChosenFilters, EmptyState, useIsWide } from '@sojourn/ui';
import { Dialog, DialogClose } from '@sojourn/ui/dialog';
import { Select } from '@sojourn/ui/select';
import { formatCount } from '@sojourn/web-kit';
import type { ViewChange } from '@sojourn/web-kit/use-address-view';
import { SlidersHorizontal } from 'lucide-react';
import type { FlightSearch } from '../../shared/flight-search.model';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { highlightsOf } from './best.model';
import { chosenFilters, filterToDrop, matching, noFilters, without } from './facets.model';
import { FilterPanel } from './filter-panel';
import { FlightList } from './flight-list';
import { HighlightRow } from './highlight-row';
import { NoFlights } from './no-flights';
import { ageLabel, type ResultsView as View, shown, type SortKey, viewIn, withView } from './results.model';
import { Chosen, Columns, Count, Main, Selectors, Side, Toolbar } from './results-view.styles';

type ResultsViewProps = {
  search: FlightSearch;
  answer: FlightSearchAnswer;
  view: View;
  onView: (change: ViewChange<View>) => void;
  onSelect: (offer: FlightOffer) => void;
  onModify: () => void;
  /** The same search in economy; undefined where it is one. */
  onEconomy: (() => void) | undefined;
};

const AGE_EVERY_MS = 30_000;

const sortOptions: { value: SortKey; label: string }[] = [
  { value: 'price', label: 'Price Low to High' },
  { value: 'duration', label: 'Duration Shortest' },
  { value: 'departure', label: 'Departure Time' },
  { value: 'best', label: 'Best First' },
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
export const ResultsView = ({ search, answer, view, onView, onSelect, onModify, onEconomy }: ResultsViewProps) => {
  const { data: offers, meta, timestamp } = answer;
  // Another order is drawn without the panel, which knows the filters alone.
  const filtersText = withView(new URLSearchParams(), { ...view, sort: 'price' }).toString();
  const filters = useMemo(() => viewIn(new URLSearchParams(filtersText)), [filtersText]);
  // What was pressed answers at once; the list follows in a render that yields.
  const applied = useDeferredValue(filters);
  const sort = useDeferredValue(view.sort);
  const list = useMemo(() => shown(offers, applied, sort), [offers, applied, sort]);
  const highlights = useMemo(() => {
    const choices = matching(offers, applied);
    // One flight alone is compared with nothing.
    return choices.length > 1 ? highlightsOf(choices) : [];
  }, [offers, applied]);
  const age = useAge(timestamp);
  const chosen = useMemo(() => chosenFilters(filters, offers, meta), [filters, offers, meta]);
  const drop = useMemo(
    () => (list.length === 0 ? filterToDrop(offers, { filters: applied, names: meta }) : undefined),
    [list, offers, applied, meta],
  );
  const isWide = useIsWide();
  const panel = (
    <FilterPanel offers={offers} names={meta} filters={filters} isFiltered={chosen.length > 0} onFilters={onView} />
  );

  if (offers.length === 0) {
    return <NoFlights {...{ search, meta, onModify, onEconomy }} />;
  }
  return (
    <Columns>
      {isWide && <Side aria-label="Filters">{panel}</Side>}
      <Main>
        {highlights.length > 0 && (
          <HighlightRow
            highlights={highlights}
            isParty={isParty(search)}
            sort={view.sort}
            onSort={(next) => onView({ sort: next })}
          />
        )}
        <Toolbar>
          <Count role="status">
            <strong>Found {formatCount(list.length, 'flight')}</strong>
            {list.length < offers.length && ` of ${offers.length}`} <span>{age}</span>
          </Count>
          {chosen.length > 0 && (
            <Chosen>
              <ChosenFilters
                chosen={chosen}
                onRemove={(filter) => onView((now) => without(now, filter))}
                onClear={() => onView(noFilters)}
              />
            </Chosen>
          )}
          <Selectors>
            {!isWide && (
              <Dialog
                title="Filters"
                trigger={
                  <Button variant="secondary" icon={<SlidersHorizontal aria-hidden="true" />}>
                    {chosen.length > 0 ? `Filters (${chosen.length})` : 'Filters'}
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
              label="Sort by"
              hideLabel
              variant="pill"
              options={sortOptions}
              value={view.sort}
              onValueChange={(value) => onView({ sort: value as SortKey })}
            />
          </Selectors>
        </Toolbar>
        {list.length === 0 ? (
          <EmptyState
            title="No Flights Found"
            action={
              <>
                {drop ? (
                  <Button onClick={() => onView({ [drop.facet]: noFilters[drop.facet] })}>
                    Without “{drop.label}”: {formatCount(drop.count, 'flight')}
                  </Button>
                ) : (
                  <Button onClick={() => onView(noFilters)}>Clear filters</Button>
                )}
                <Button variant="secondary" onClick={onModify}>
                  Modify Search
                </Button>
              </>
            }
          >
            {drop && `It is “${drop.label}” that leaves nothing. `}
            Try adjusting your search criteria or filters.
          </EmptyState>
        ) : (
          <FlightList {...{ offers: list, names: meta.airports, passengers: search, highlights, onSelect }} />
        )}
      </Main>
    </Columns>
  );
};
