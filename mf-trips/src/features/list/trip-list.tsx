import { Button, EmptyState, Heading, Stack, VisuallyHidden } from '@sojourn/ui';
import { formatCount, todayHere } from '@sojourn/web-kit';
import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { StoredTrip } from '../../shared/trip.model';
import { FeatureCard } from './feature-card';
import { filterTrips, isFiltering, isSearchable, partsOf, variantsOf, type TripFilter } from './list.model';
import { ListTools } from './list-tools';
import type { TripActs } from './trip-actions';
import { TripCard } from './trip-card';
import { Cards, Parts } from './trip-list.styles';
import { overlapsOf } from './trip-overlaps';

type TripListProps = TripActs & {
  trips: readonly StoredTrip[];
  /** Stands in place of the cards where there is no trip. */
  empty: ReactNode;
};

const EVERYTHING: TripFilter = { text: '', status: null };

/** Trips as cards: the nearest first and wide, then what lies ahead, then what is over. A long list can be searched. */
export const TripList = ({ trips, onDuplicate, onDelete, empty }: TripListProps) => {
  const [filter, setFilter] = useState(EVERYTHING);
  const box = useRef<HTMLDivElement>(null);
  const acts: TripActs = {
    onDuplicate,
    onDelete: (trip) => {
      // The button that has the focus is about to go; the keyboard goes on from here, after the last trip, too.
      box.current?.focus();
      onDelete(trip);
    },
  };
  const today = todayHere();
  // Not anew with every letter of a search: each trip is compared with the others.
  const told = useMemo(() => {
    const [variants, overlaps] = [variantsOf(trips), overlapsOf(trips, today)];
    return (id: number) => ({ variant: variants.get(id), overlap: overlaps.get(id) });
  }, [trips, today]);
  const shared = { acts, told };
  const canSearch = isSearchable(trips.length);
  return (
    <Parts ref={box} tabIndex={-1}>
      {trips.length === 0 && empty}
      {canSearch && <ListTools filter={filter} onFilter={setFilter} />}
      {canSearch && isFiltering(filter) ? (
        <Found found={filterTrips(trips, filter)} {...shared} onClear={() => setFilter(EVERYTHING)} />
      ) : (
        <Told trips={trips} {...shared} />
      )}
    </Parts>
  );
};

/** What all cards of a list share: what can be done with a trip, and what is told of one because of the others. */
type OfList = { acts: TripActs; told: (id: number) => { variant: string | undefined; overlap: string | undefined } };

const Told = ({ trips, ...shared }: OfList & { trips: readonly StoredTrip[] }) => {
  const { feature, upcoming, past } = partsOf(trips, todayHere());
  return (
    <>
      {feature && <FeatureCard trip={feature} {...shared.told(feature.id)} {...shared.acts} />}
      {upcoming.length > 0 && <Part name="Upcoming" trips={upcoming} {...shared} />}
      {past.length > 0 && <Part name="Past" trips={past} {...shared} />}
    </>
  );
};

const Found = ({ found, onClear, ...shared }: OfList & { found: StoredTrip[]; onClear: () => void }) => (
  <>
    <VisuallyHidden role="status">{formatCount(found.length, 'trip')} found</VisuallyHidden>
    {found.length === 0 ? (
      <EmptyState
        title="No trip matches"
        action={
          <Button variant="secondary" onClick={onClear}>
            Show all trips
          </Button>
        }
      >
        Try another word, or another status.
      </EmptyState>
    ) : (
      <Part key={found.length} name={`${formatCount(found.length, 'trip')} found`} trips={found} {...shared} />
    )}
  </>
);

/** A part shows so many cards, and so many more at each press: hundreds of pictures at once would hold up the page. */
const CARDS_AT_ONCE = 48;

const Part = ({ name, trips, acts, told }: OfList & { name: string; trips: readonly StoredTrip[] }) => {
  const id = useId();
  const [shown, setShown] = useState(CARDS_AT_ONCE);
  const more = Math.min(CARDS_AT_ONCE, trips.length - shown);
  return (
    <Stack as="section" gap={20} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {name}
      </Heading>
      <Cards>
        {trips.slice(0, shown).map((trip) => (
          <li key={trip.id}>
            <TripCard trip={trip} {...told(trip.id)} level={3} {...acts} />
          </li>
        ))}
      </Cards>
      {more > 0 && (
        <Button variant="secondary" onClick={() => setShown(shown + more)}>
          Show {formatCount(more, 'more trip')}
        </Button>
      )}
    </Stack>
  );
};
