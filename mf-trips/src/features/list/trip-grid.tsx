import { Button, Heading, Stack } from '@sojourn/ui';
import { formatCount, todayHere } from '@sojourn/web-kit';
import { useId, useRef, useState, type ReactNode } from 'react';
import type { PlannedTrip } from '../../shared/trip.model';
import { splitByTime } from './list.model';
import { TripCard } from './trip-card';
import { Cards, Parts } from './trip-grid.styles';

type TripGridProps = {
  trips: readonly PlannedTrip[];
  onDelete: (trip: PlannedTrip) => void;
};

/** Trips as cards: what lies ahead first; what is over gets a part of its own. */
export const TripGrid = ({ trips, onDelete }: TripGridProps) => {
  const { ahead, over } = splitByTime(trips, todayHere());
  const hasParts = ahead.length > 0 && over.length > 0;
  const parts = [
    { name: 'Ahead of you', trips: ahead },
    { name: 'Looking back', trips: over },
  ];
  const box = useRef<HTMLDivElement>(null);
  const remove = (trip: PlannedTrip) => {
    // The button that has the focus is about to go; the keyboard goes on from here.
    box.current?.focus();
    onDelete(trip);
  };
  return (
    <Parts ref={box} tabIndex={-1}>
      {parts.map(
        (part) =>
          part.trips.length > 0 && (
            <Part
              key={part.name}
              name={hasParts ? part.name : undefined}
              cards={part.trips.map((trip) => (
                <li key={trip.id}>
                  <TripCard trip={trip} level={hasParts ? 3 : 2} onDelete={remove} />
                </li>
              ))}
            />
          ),
      )}
    </Parts>
  );
};

/** A part shows so many cards, and so many more at each press: hundreds of pictures at once would hold up the page. */
const CARDS_AT_ONCE = 48;

const Part = ({ name, cards }: { name: string | undefined; cards: readonly ReactNode[] }) => {
  const id = useId();
  const [shown, setShown] = useState(CARDS_AT_ONCE);
  const more = Math.min(CARDS_AT_ONCE, cards.length - shown);
  return (
    <Stack as="section" gap={20} {...(name === undefined ? {} : { 'aria-labelledby': id })}>
      {name !== undefined && (
        <Heading level={2} id={id}>
          {name}
        </Heading>
      )}
      <Cards>{cards.slice(0, shown)}</Cards>
      {more > 0 && (
        <Button variant="secondary" onClick={() => setShown(shown + more)}>
          Show {formatCount(more, 'more trip')}
        </Button>
      )}
    </Stack>
  );
};
