import { Heading, Stack } from '@sojourn/ui';
import { todayHere } from '@sojourn/web-kit';
import { useId } from 'react';
import type { PlannedTrip } from '../../shared/trip.model';
import { splitByTime } from './list.model';
import { TripCard } from './trip-card';
import { Cards } from './trip-grid.styles';

type TripGridProps = {
  trips: readonly PlannedTrip[];
  onDelete: (trip: PlannedTrip) => void;
  onEdit: (trip: PlannedTrip) => void;
};

/** Trips as cards: what lies ahead first; what is over gets a part of its own. */
export const TripGrid = ({ trips, onDelete, onEdit }: TripGridProps) => {
  const { ahead, over } = splitByTime(trips, todayHere());
  const hasParts = ahead.length > 0 && over.length > 0;
  const parts = [
    { name: 'Ahead of you', trips: ahead },
    { name: 'Looking back', trips: over },
  ];
  return (
    <Stack gap={48}>
      {parts.map(
        (part) =>
          part.trips.length > 0 && (
            <Part key={part.name} name={hasParts ? part.name : undefined}>
              {part.trips.map((trip) => (
                <li key={trip.id}>
                  <TripCard trip={trip} level={hasParts ? 3 : 2} onDelete={onDelete} onEdit={onEdit} />
                </li>
              ))}
            </Part>
          ),
      )}
    </Stack>
  );
};

const Part = ({ name, children }: { name: string | undefined; children: React.ReactNode }) => {
  const id = useId();
  return (
    <Stack as="section" gap={20} {...(name === undefined ? {} : { 'aria-labelledby': id })}>
      {name !== undefined && (
        <Heading level={2} id={id}>
          {name}
        </Heading>
      )}
      <Cards>{children}</Cards>
    </Stack>
  );
};
