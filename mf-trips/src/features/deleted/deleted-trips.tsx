import { RESTORABLE_DAYS } from '@sojourn/contracts/plan';
import { localDayOf } from '@sojourn/travel';
import { Button, Card, EmptyState, ErrorState, Heading, Skeleton, SkeletonGroup, Text } from '@sojourn/ui';
import { formatDate, formatDateRange } from '@sojourn/web-kit';
import { Trash2, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { TripPicture } from '../../shared/picture/trip-picture';
import { pathOf, type DeletedTrip, type TripStorage } from '../../shared/trip.model';
import { sentenceOf } from '../../shared/trips.queries';
import { useDeletedTrips, useRestore } from './deleted.queries';
import { Rows } from '../../shared/rows.styles';
import { Row, Thumb, Words } from './deleted-trips.styles';

/** Trips that can still be restored, and the way back for each. */
export const DeletedTrips = ({ storage }: { storage: TripStorage }) => {
  const { data: trips, error, isFetching, refetch } = useDeletedTrips(storage);
  const { pending, restore } = useRestore(storage);
  const list = useRef<HTMLUListElement>(null);
  if (error && !trips) {
    return (
      <ErrorState title="Deleted trips could not be loaded" pending={isFetching} onRetry={() => void refetch()}>
        {sentenceOf(error, 'Please try again in a moment.')}
      </ErrorState>
    );
  }
  if (!trips) {
    return (
      <SkeletonGroup label="Loading deleted trips">
        <Skeleton lines={6} />
      </SkeletonGroup>
    );
  }
  if (trips.length === 0) {
    return (
      <EmptyState title="Nothing was deleted lately" icon={<Trash2 />}>
        A trip that you delete stays here for {RESTORABLE_DAYS} days.
      </EmptyState>
    );
  }
  const bringBack = (trip: DeletedTrip) => {
    // The button that has the focus is about to go; the keyboard goes on from here.
    list.current?.focus();
    restore(trip);
  };
  return (
    <Card>
      <Rows ref={list} tabIndex={-1} aria-label="Deleted trips">
        {trips.map((trip) => (
          <Row key={trip.id}>
            <Thumb aria-hidden="true">
              <TripPicture destination={trip.destination} picture={trip.picture} path={pathOf(trip)} ratio="fill" />
            </Thumb>
            <Words>
              <Heading level={2} size="lg">
                {trip.title}
              </Heading>
              <Text size="sm" tone="ink2" tabular>
                {trip.destination}, {formatDateRange(trip.startDate, trip.endDate)}
              </Text>
              <Text size="sm" tone="ink3" tabular>
                Can be restored until {formatDate(localDayOf(trip.restorableUntil))}
              </Text>
            </Words>
            <Button
              variant="secondary"
              icon={<Undo2 aria-hidden="true" />}
              aria-label={`Restore ${trip.title}`}
              pending={pending.includes(trip.id)}
              pendingText="Restoring..."
              onClick={() => bringBack(trip)}
            >
              Restore
            </Button>
          </Row>
        ))}
      </Rows>
    </Card>
  );
};
