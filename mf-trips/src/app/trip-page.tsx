import { Container, EmptyState, ErrorState, LinkButton } from '@sojourn/ui';
import { toast, useDocumentTitle, useSession } from '@sojourn/web-kit';
import { Link, useNavigate, useParams } from '@sojourn/web-kit/router';
import { useEffect } from 'react';
import { TripSkeleton } from '../features/head/trip-skeleton';
import { PlanProvider } from '../shared/plan/plan-provider';
import { usePlanSource } from '../shared/plan/plan.queries';
import { sentenceOf } from '../shared/trips.queries';
import { OpenTrip } from './open-trip';
import { TripPageBox } from './page.styles';

/** Only plain decimal numbers are ids, as on the server. */
const idFrom = (text: string | undefined) => (text && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null);

/** `/trips/:id`: the account's trip for its signed-in owner, else the browser's. */
export const TripPage = () => {
  const { id: text } = useParams();
  const id = idFrom(text);
  const { status, user } = useSession();
  const userId = status === 'loading' ? undefined : (user?.id ?? null);
  const { data: source, error, isFetching, refetch } = usePlanSource(id, userId);
  useDocumentTitle(source?.stored.head.title.text ?? 'Trip');
  return (
    <Container>
      <TripPageBox>
        {error && !source ? (
          <ErrorState
            level={1}
            title="This trip could not be loaded"
            pending={isFetching}
            onRetry={() => void refetch()}
          >
            {sentenceOf(error, 'Please try again in a moment.')}
          </ErrorState>
        ) : id === null || source === null ? (
          <Missing />
        ) : source ? (
          <PlanProvider key={`${source.store.storage} ${source.id}`} source={source}>
            <OpenTrip />
          </PlanProvider>
        ) : (
          <TripSkeleton />
        )}
      </TripPageBox>
    </Container>
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
