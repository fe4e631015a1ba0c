import type { ExploreAnswer } from '@sojourn/contracts/explore';
import { passengerCount } from '@sojourn/travel';
import { Badge, Button, Chip, EmptyState, NativeSelect, Skeleton, Stack, Text, useIsWide } from '@sojourn/ui';
import { formatCount, formatPassengers, RemoteWidget } from '@sojourn/web-kit';
import { List, Map as MapIcon } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { shortMoney } from '../../shared/day-fares.model';
import {
  type ExploreOrder,
  type ExploreView,
  filterToDrop,
  searchOf,
  shownPlaces,
  withoutFilters,
} from './explore.model';
import { Found, MapPlace, MapWaiting, Rows, Stage } from './explore.styles';
import { ExploredRow } from './place-row';

type ExploredPlacesProps = { answer: ExploreAnswer; view: ExploreView; onView: (view: ExploreView) => void };

/** Rows drawn at once: nobody reads hundreds, and the map has them all. */
const PAGE = 24;
const ORDERS = [
  { value: 'price', label: 'Lowest price first' },
  { value: 'time', label: 'Shortest flight first' },
];

const NothingFits = ({ answer: { data }, view, onView }: ExploredPlacesProps) => {
  const drop = filterToDrop(data, view);
  return (
    <EmptyState
      title="Nowhere fits all of that"
      action={
        <Button variant="secondary" onClick={() => onView(drop ? drop.view : withoutFilters(view))}>
          {drop ? `Without ${drop.words}: ${formatCount(drop.count, 'place')}` : 'Clear filters'}
        </Button>
      }
    >
      {drop ? `It is ${drop.words} that leaves nothing.` : 'Try another month, or fewer filters.'}
    </EmptyState>
  );
};

/** What was found: a list and a map in step; on a phone one of the two. */
export const ExploredPlaces = ({ answer, view, onView }: ExploredPlacesProps) => {
  const isWide = useIsWide();
  const [pages, setPages] = useState(1);
  const [pointed, setPointed] = useState<string | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const shown = useMemo(() => shownPlaces(answer.data, view), [answer, view]);
  // Drawn in a render that yields: rows of a page are half a second of a phone's time.
  const drawn = useDeferredValue(shown).slice(0, pages * PAGE);
  const places = useMemo(
    () => shown.map(({ id, name, position, partyTotal }) => ({ id, name, position, label: shortMoney(partyTotal) })),
    [shown],
  );
  const { cityName, position } = answer.meta.origin;
  const start = useMemo(() => ({ name: cityName, position }), [cityName, position]);
  const onOpen = useCallback((id: string) => setPicked(id), []);
  const people = passengerCount(view);
  const chosen = shown.find(({ id }) => id === picked);
  const isMapShown = isWide || view.isMap;
  if (shown.length === 0) return <NothingFits {...{ answer, view, onView }} />;
  const rowOf = (place: (typeof shown)[number]) => (
    <ExploredRow
      place={place}
      to={searchOf(place, view)}
      people={people}
      isPointed={place.id === (pointed ?? picked)}
      onPoint={setPointed}
    />
  );
  return (
    <>
      <Found>
        <Text role="status" weight="bold">
          {formatCount(shown.length, 'place')}
          {shown.length < answer.data.length && ` of ${answer.data.length}`}{' '}
          {answer.meta.source === 'sample' && <Badge tone="sun">Sample fares</Badge>}
        </Text>
        <Stack direction="row" gap={8} wrap>
          {!isWide && (
            <Chip
              pressed={view.isMap}
              icon={view.isMap ? <List aria-hidden="true" /> : <MapIcon aria-hidden="true" />}
              onClick={() => onView({ ...view, isMap: !view.isMap })}
            >
              Map
            </Chip>
          )}
          <NativeSelect
            label="Order"
            hideLabel
            options={ORDERS}
            value={view.order}
            onChange={(event) => onView({ ...view, order: event.target.value as ExploreOrder })}
          />
        </Stack>
      </Found>
      <Text tone="ink2" size="sm">
        The lowest total for {formatPassengers(view)} on the cheapest days, with the usual time of the fastest way.
      </Text>
      <Stage>
        {(isWide || !view.isMap) && (
          <Stack gap={16}>
            <Rows>
              {drawn.map((place) => (
                <li key={place.id}>{rowOf(place)}</li>
              ))}
            </Rows>
            {shown.length > drawn.length && (
              <Button variant="secondary" onClick={() => setPages(pages + 1)}>
                Show more
              </Button>
            )}
          </Stack>
        )}
        {isMapShown && (
          <MapPlace>
            <RemoteWidget
              name="trips/price-map"
              props={{ places, start, pointed: pointed ?? picked, onPoint: setPointed, onOpen }}
              fallback={
                <MapWaiting>
                  <Skeleton shape="block" />
                </MapWaiting>
              }
            />
            <div aria-live="polite">
              {chosen ? (
                rowOf(chosen)
              ) : (
                <Text tone="ink2" size="sm">
                  Press a price or a dot to see its flights.
                </Text>
              )}
            </div>
          </MapPlace>
        )}
      </Stage>
    </>
  );
};
