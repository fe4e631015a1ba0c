import { Container, EmptyState, ErrorState, LinkButton } from '@sojourn/ui';
import { useDocumentTitle } from '@sojourn/web-kit';
import { Link, useParams } from '@sojourn/web-kit/router';
import { TripSkeleton } from '../features/head/trip-skeleton';
import { usePlan } from '../shared/plan/plan-access';
import { PlanProvider } from '../shared/plan/plan-provider';
import { useSharedSource } from '../shared/plan/plan.queries';
import { sentenceOf } from '../shared/trips.queries';
import { OpenTrip } from './open-trip';
import { TripPageBox } from './page.styles';

/** `/shared/:token`: somebody's trip as its owner shares it, without an account. */
export const SharedPage = () => {
  const { token = '' } = useParams();
  const { data: source, error, isFetching, refetch } = useSharedSource(token);
  useDocumentTitle(source?.stored.head.title.text ?? 'Shared trip');
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
        ) : source === null ? (
          <NoLonger />
        ) : source ? (
          <PlanProvider key={token} source={source}>
            <WhileShared />
          </PlanProvider>
        ) : (
          <TripSkeleton />
        )}
      </TripPageBox>
    </Container>
  );
};

/** A link that was taken back shows nothing more of the trip, also where it is open. */
const WhileShared = () => (usePlan().lost === 'gone' ? <NoLonger /> : <OpenTrip />);

const NoLonger = () => (
  <EmptyState
    level={1}
    title="This link does not open a trip"
    action={
      <LinkButton as={Link} to="/">
        Return Home
      </LinkButton>
    }
  >
    It may have been taken back, have run out, or be cut short. Ask whoever sent it for a new one.
  </EmptyState>
);
