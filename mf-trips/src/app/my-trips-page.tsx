import { Button, Container, EmptyState } from '@sojourn/ui';
import { useDocumentTitle, useSession } from '@sojourn/web-kit';
import { Link, useSearchParams } from '@sojourn/web-kit/router';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { CreatePanel } from '../features/editor/create-panel';
import { ImportOffer } from '../features/import/import-offer';
import { PageHead } from '../features/list/page-head';
import { TripList } from '../features/list/trip-list';
import { TripSkeletons } from '../features/list/trip-skeletons';
import { useDuplicateTrip, useRemoveTrip, useTripList } from '../shared/trips.queries';
import { BrowserRoom } from '../features/room/browser-room';
import { DeletedLink, DeletedPage } from './deleted-page';
import { Page } from './page.styles';

/** `/my-trips`: the trips that this browser keeps, signed in or not. */
export const MyTripsPage = () => {
  const { user } = useSession();
  const { data: trips } = useTripList('browser');
  const remove = useRemoveTrip('browser');
  const duplicate = useDuplicateTrip('browser');
  const [params] = useSearchParams();
  // A destination's page asks for a trip there.
  const destination = params.get('destination') ?? undefined;
  const [creating, setCreating] = useState(destination !== undefined);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => {
    setCreating(false);
    toggle.current?.focus();
  };
  useDocumentTitle('My Trips');
  if (params.has('deleted')) return <DeletedPage storage="browser" listPath="/my-trips" />;
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
        {creating && <CreatePanel storage="browser" destination={destination} onDone={close} />}
        {trips && <BrowserRoom isSignedIn={user !== null} />}
        {!trips && <TripSkeletons />}
        {trips && (
          <TripList
            trips={trips}
            onDuplicate={({ id }) => void duplicate(id)}
            onDelete={(trip) => void remove(trip)}
            empty={
              creating ? null : (
                <EmptyState
                  title="You haven't created any trips yet"
                  action={<Button onClick={() => setCreating(true)}>Create Your First Trip</Button>}
                />
              )
            }
          />
        )}
        {trips && <DeletedLink />}
      </Page>
    </Container>
  );
};

const SignInHint = () => (
  <>
    <Link to="/login?returnTo=%2Fmy-trips">Sign in</Link> to have them everywhere.
  </>
);
