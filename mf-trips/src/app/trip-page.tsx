import { Container, EmptyState, ErrorState, LinkButton } from '@sojourn/ui';
import { toast, useDocumentTitle, useSession } from '@sojourn/web-kit';
import { Link, useNavigate, useParams } from '@sojourn/web-kit/router';
import { useEffect, useState } from 'react';
import { TripDialog } from '../features/editor/trip-dialog';
import { OverviewSkeleton } from '../features/overview/overview-skeleton';
import { TripOverview } from '../features/overview/trip-overview';
import type { PlannedTrip } from '../shared/trip.model';
import { sentenceOf, useRemoveTrip, useTrip } from '../shared/trips.queries';
import { TripPageBox } from './page.styles';

/** Only plain decimal numbers are ids, as on the server. */
const idFrom = (text: string | undefined) => (text && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null);

/** `/trips/:id`: the account's trip for its signed-in owner, else the browser's. */
export const TripPage = () => {
  const { id: text } = useParams();
  const id = idFrom(text);
  const { status } = useSession();
  const isSignedIn = status === 'loading' ? undefined : status === 'user';
  const { data: trip, error, isFetching, refetch } = useTrip(id, isSignedIn);
  useDocumentTitle(trip?.title ?? 'Trip');
  return (
    <Container>
      <TripPageBox>
        {error && !trip ? (
          <ErrorState
            level={1}
            title="This trip could not be loaded"
            pending={isFetching}
            onRetry={() => void refetch()}
          >
            {sentenceOf(error, 'Please try again in a moment.')}
          </ErrorState>
        ) : id === null || trip === null ? (
          <Missing />
        ) : trip ? (
          <Found key={`${trip.storage} ${trip.id}`} trip={trip} />
        ) : (
          <OverviewSkeleton />
        )}
      </TripPageBox>
    </Container>
  );
};

const Found = ({ trip }: { trip: PlannedTrip }) => {
  const navigate = useNavigate();
  const [isEditing, setEditing] = useState(false);
  const remove = useRemoveTrip(trip.storage);
  const leaveAndDelete = () => {
    // First away from this page, which would else tell of a missing trip.
    void navigate(trip.storage === 'account' ? '/trips' : '/my-trips');
    void remove(trip);
  };
  return (
    <>
      <TripOverview trip={trip} onEdit={() => setEditing(true)} onDelete={leaveAndDelete} />
      {isEditing && <TripDialog storage={trip.storage} open trip={trip} onClose={() => setEditing(false)} />}
    </>
  );
};

const Missing = () => {
  const navigate = useNavigate();
  useEffect(() => {
    const description = "The trip you're looking for doesn't exist.";
    toast({ title: 'Trip not found', description, variant: 'destructive' });
    void navigate('/trips', { replace: true });
  }, [navigate]);
  return (
    <EmptyState
      level={1}
      title="Trip not found"
      action={
        <LinkButton as={Link} to="/trips">
          My Trips
        </LinkButton>
      }
    >
      The trip you&apos;re looking for doesn&apos;t exist.
    </EmptyState>
  );
};
