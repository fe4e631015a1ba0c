import { EmptyState, LinkButton } from '@sojourn/ui';
import { Link, useParams } from '@sojourn/web-kit/router';
import { usePlanPart } from '../shared/plan/plan-access';
import { useSharedSource } from '../shared/plan/plan.queries';
import { OpenTrip } from './open-trip';
import { SharedNote } from './shared-note';
import { TripOpening } from './trip-opening';

/** `/shared/:token`: somebody's trip as its owner shares it, without an account. */
export const SharedPage = () => {
  const { token = '' } = useParams();
  return (
    <TripOpening opening={useSharedSource(token)} title="Shared trip" missing={<NoLonger />}>
      <WhileShared />
    </TripOpening>
  );
};

/** A link that was taken back shows nothing more of the trip, also where it is open. */
const WhileShared = () =>
  usePlanPart(({ lost }) => lost === 'gone') ? (
    <NoLonger />
  ) : (
    <>
      <SharedNote />
      <OpenTrip />
    </>
  );

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
