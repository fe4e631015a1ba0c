import { Button, Container, EmptyState } from '@sojourn/ui';
import { useDocumentTitle, useSession } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { CreatePanel } from '../features/editor/create-panel';
import { ImportOffer } from '../features/import/import-offer';
import { PageHead } from '../features/list/page-head';
import { TripGrid } from '../features/list/trip-grid';
import { TripSkeletons } from '../features/list/trip-skeletons';
import { useRemoveTrip, useTripList } from '../shared/trips.queries';
import { Page } from './page.styles';

/** `/my-trips`: the trips that this browser keeps, signed in or not. */
export const MyTripsPage = () => {
  const { user } = useSession();
  const { data: trips } = useTripList('browser');
  const remove = useRemoveTrip('browser');
  const [creating, setCreating] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => {
    setCreating(false);
    toggle.current?.focus();
  };
  useDocumentTitle('My Trips');
  return (
    <Container>
      <Page>
        <PageHead
          title="My Trips"
          actions={
            <Button
              ref={toggle}
              variant={creating ? 'secondary' : 'primary'}
              icon={creating ? undefined : <Plus aria-hidden="true" />}
              aria-expanded={creating}
              onClick={() => setCreating(!creating)}
            >
              {creating ? 'Cancel' : 'Create New Trip'}
            </Button>
          }
        >
          Kept in this browser only. {user ? <Link to="/trips">Your account’s trips</Link> : <SignInHint />}
        </PageHead>
        {user && <ImportOffer userId={user.id} always />}
        {creating && <CreatePanel storage="browser" onDone={close} />}
        {!trips && <TripSkeletons />}
        {trips?.length === 0 && !creating && (
          <EmptyState
            title="You haven't created any trips yet"
            action={<Button onClick={() => setCreating(true)}>Create Your First Trip</Button>}
          />
        )}
        {trips && trips.length > 0 && <TripGrid trips={trips} onDelete={(trip) => void remove(trip)} />}
      </Page>
    </Container>
  );
};

const SignInHint = () => (
  <>
    <Link to="/login?returnTo=%2Fmy-trips">Sign in</Link> to have them everywhere.
  </>
);
