import type { HotelSearchAnswer } from '@sojourn/contracts';
import { Badge, Button, ChosenFilters, EmptyState, Heading, NativeSelect, Stack, Text, useIsWide } from '@sojourn/ui';
import { formatCount, formatDateRange, Loaded, loadable } from '@sojourn/web-kit';
import { listedUpTo, shownAtFirst, useReadingPlace } from '@sojourn/web-kit/use-reading-place';
import { BedDouble, List as ListIcon, Map as MapIcon, SlidersHorizontal } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { nightsBetween, partyText, placeTitle } from '../../shared/stay-search.model';
import { BookingNote } from './booking-note';
import { Comparison } from './comparison';
import { FilterPanel } from './filter-panel';
import { HotelList } from './hotel-list';
import { placeOf } from './hotel.model';
import { PAGE } from './listed-stay.model';
import { Namesakes } from './namesakes';
import { PlanPlaces } from './plan-places';
import { Columns, MapFrame, MapWaiting, Main, Rail, Toolbar, Tools } from './results-view.styles';
import { Summary } from './results.styles';
import type { SortKey } from './order.model';
import { useStayView } from './use-stay-view';
import { MOST_COMPARED } from './view.model';

const filterSheet = loadable(() => import('./filter-sheet').then((m) => m.FilterSheet));
const stayMap = loadable(() => import('./map/stay-map').then((m) => m.StayMap));

/** The properties of an answer as the address wants them: filtered, in order, as a list or beside a map. */
export const ResultsView = ({ answer }: { answer: HotelSearchAnswer }) => {
  const { searchParams, place, source } = answer;
  const { city, checkIn, checkOut } = searchParams;
  const view = useStayView(answer);
  const { stays, left, facets, chosen, planned, sorts } = view;
  const [wanted, setWanted] = useState(() =>
    shownAtFirst(
      left.map(({ hotel }) => placeOf(hotel)),
      PAGE,
    ),
  );
  const list = useRef<HTMLDivElement>(null);
  useReadingPlace(list);
  const [pointed, setPointed] = useState<string | null>(null);
  const [sought, setSought] = useState<string | null>(null);
  const [isFiltering, setFiltering] = useState(false);
  const isWide = useIsWide();
  const shown = left.slice(0, wanted);
  const { isMap, compared, sort } = view.view;

  // A property that is pressed on the map is brought into sight in the list.
  useEffect(() => {
    const heading = sought && document.getElementById(`hotel-${sought}`);
    if (!heading) return;
    heading.focus({ preventScroll: true });
    heading.closest('article')?.scrollIntoView({ block: 'center' });
    setSought(null);
  }, [sought, wanted]);
  const seek = (id: string) => {
    const at = left.findIndex(({ hotel }) => hotel.id === id);
    setWanted((count) => Math.max(count, listedUpTo(at, PAGE)));
    setPointed(id);
    setSought(id);
  };

  return (
    <Stack gap={16}>
      <Summary role="status">
        <div>
          <Heading
            level={2}
          >{`${formatCount(left.length, 'hotel')} ${place?.isNear ? 'near' : 'in'} ${place ? placeTitle(place) : city}`}</Heading>
          <Text tone="ink2">
            {formatDateRange(checkIn, checkOut)}, {formatCount(nightsBetween(checkIn, checkOut), 'night')},{' '}
            {partyText(answer.searchParams)}
            {left.length < stays.length && <>, of {formatCount(stays.length, 'hotel')}</>}
          </Text>
          {place && <Namesakes search={searchParams} others={answer.didYouMean ?? []} />}
        </div>
        {source === 'sample' && <Badge tone="sun">Sample rates</Badge>}
      </Summary>
      <PlanPlaces onPlaces={view.setPlanPlaces} count={planned.length} />
      <Columns data-view={isMap ? 'map' : 'list'}>
        {isWide && !isMap && (
          <Rail aria-label="Filters">
            <FilterPanel facets={facets} onToggle={view.toggle} />
          </Rail>
        )}
        <Main ref={list}>
          <Toolbar>
            <NativeSelect
              label="Sort by"
              hideLabel
              options={sorts}
              value={sort}
              onChange={(event) => view.change({ sort: event.target.value as SortKey })}
            />
            <Tools>
              {(!isWide || isMap) && (
                <Button
                  variant="secondary"
                  icon={<SlidersHorizontal aria-hidden="true" />}
                  aria-haspopup="dialog"
                  onClick={() => setFiltering(true)}
                >
                  {chosen.length > 0 ? `Filters (${chosen.length})` : 'Filters'}
                </Button>
              )}
              <Button
                variant="secondary"
                icon={isMap ? <ListIcon aria-hidden="true" /> : <MapIcon aria-hidden="true" />}
                onClick={() => view.change({ isMap: !isMap })}
              >
                {isMap ? 'List only' : 'Map'}
              </Button>
            </Tools>
          </Toolbar>
          <ChosenFilters chosen={chosen} onRemove={({ key, value }) => view.toggle(key, value)} onClear={view.clear} />
          {left.length === 0 ? (
            <EmptyState
              title="No hotels found for your search criteria."
              icon={<BedDouble aria-hidden="true" />}
              action={
                view.drop ? (
                  <Button onClick={() => view.drop && view.toggle(view.drop.key, view.drop.value)}>
                    Without “{view.drop.label}”: {formatCount(view.drop.count, 'hotel')}
                  </Button>
                ) : (
                  <Button onClick={view.clear}>Clear all filters</Button>
                )
              }
            >
              Try adjusting your dates or destination, or drop a filter.
            </EmptyState>
          ) : (
            <HotelList
              {...{ answer, pointed, compared }}
              stays={shown}
              action="Book Now"
              level={3}
              onPoint={isMap ? setPointed : undefined}
              onCompare={view.compare}
              isCompareFull={compared.length >= MOST_COMPARED}
            />
          )}
          {shown.length < left.length && (
            <Button variant="secondary" onClick={() => setWanted(shown.length + PAGE)}>
              Show more hotels
            </Button>
          )}
          <BookingNote source={source} />
        </Main>
        {isMap && place && (
          <MapFrame>
            <Loaded
              of={stayMap}
              fallback={<MapWaiting />}
              props={{ stays: left, place, planned, pointed, onPoint: setPointed, onOpen: seek }}
            />
          </MapFrame>
        )}
      </Columns>
      <Comparison
        stays={compared.flatMap((id) => stays.filter(({ hotel }) => hotel.id === id))}
        airportCode={place?.airport?.iataCode}
        onClear={() => view.change({ compared: [] })}
      />
      {isFiltering && (
        <Loaded
          of={filterSheet}
          fallback={null}
          props={{
            facets,
            count: left.length,
            onToggle: view.toggle,
            onClear: view.clear,
            onClose: () => setFiltering(false),
          }}
        />
      )}
    </Stack>
  );
};
