import { EmptyState, LinkButton } from '@sojourn/ui';
import { toast, useSession } from '@sojourn/web-kit';
import { Link, useNavigate, useParams } from '@sojourn/web-kit/router';
import { useEffect } from 'react';
import { usePlanSource } from '../shared/plan/plan.queries';
import { FIRST_BROWSER_ID } from '../shared/sample-trips.model';
import { OpenTrip } from './open-trip';
import { SignInRequired } from './sign-in-required';
import { TripOpening } from './trip-opening';

/** Only plain decimal numbers are ids, as on the server. */
const idFrom = (text: string | undefined) => (text && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null);

/** `/trips/:id`: the account's trip for its signed-in owner, else the browser's. */
export const TripPage = () => {
  const { id } = useParams();
  const { status, user } = useSession();
  const userId = status === 'loading' ? undefined : (user?.id ?? null);
  const number = idFrom(id);
  // It may be a trip of the account that was signed out of, in another tab or since the link was kept.
  const isOfAccount = userId === null && number !== null && number < FIRST_BROWSER_ID;
  const missing = isOfAccount ? (
    <SignInRequired returnTo={`/trips/${number}`}>Please sign in to see this trip</SignInRequired>
  ) : (
    <Missing />
  );
  return (
    <TripOpening opening={usePlanSource(number, userId)} title="Trip" missing={missing}>
      <OpenTrip />
    </TripOpening>
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
