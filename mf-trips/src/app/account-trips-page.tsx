/** The trips of an account: a chunk of its own, because a guest's `/trips` shows none of it. */
import type { CurrentUser } from '@sojourn/contracts';
import { Banner, Button, Container, EmptyState, ErrorState } from '@sojourn/ui';
import { ApiError, useOnline, useSession } from '@sojourn/web-kit';
import { useSearchParams } from '@sojourn/web-kit/router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { TripDialog } from '../features/editor/trip-dialog';
import { ImportOffer } from '../features/import/import-offer';
import { PageHead } from '../features/list/page-head';
import { TripList } from '../features/list/trip-list';
import { TripSkeletons } from '../features/list/trip-skeletons';
import { AccountRoom } from '../features/room/account-room';
import { sentenceOf, useDuplicateTrip, useRemoveTrip, useTripList } from '../shared/trips.queries';
import { DeletedLink, DeletedPage } from './deleted-page';
import { Page } from './page.styles';
import { SignInRequired } from './sign-in-required';
import { TripsOnTheirWay } from './trips-on-their-way';

/** `/trips` for somebody who is signed in, or who may be: that is read while this page is fetched. */
export const AccountTripsPage = () => {
  const { user } = useSession();
  const [params] = useSearchParams();
  if (!user) return <TripsOnTheirWay />;
  if (params.has('deleted')) return <DeletedPage storage="account" listPath="/trips" />;
  return (
    <Container>
      <Page>
        <AccountTrips user={user} destination={params.get('destination') ?? undefined} />
      </Page>
    </Container>
  );
};

/** `destination` is where a destination's page asks for a trip. */
const AccountTrips = ({ user, destination }: { user: CurrentUser; destination: string | undefined }) => {
  const { data: trips, isPending, isFetching, error, refetch } = useTripList('account');
  const remove = useRemoveTrip('account');
  const duplicate = useDuplicateTrip('account');
  const isOnline = useOnline();
  const [creating, setCreating] = useState(destination !== undefined);
  // The session ended while the page was open.
  if (error instanceof ApiError && error.status === 401) return <SignInRequired />;
  const name = user.firstName?.trim() || user.username;
  const create = (
    <Button icon={<Plus aria-hidden="true" />} aria-haspopup="dialog" onClick={() => setCreating(true)}>
      Create New Trip
    </Button>
  );
  return (
    <>
      <PageHead eyebrow="My Trips" title={`Where to next, ${name}?`} actions={trips && trips.length > 0 && create}>
        {trips && trips.length > 0 ? 'Everything you have planned, soonest first.' : 'All your trips in one place.'}
      </PageHead>
      {!isOnline && (
        <Banner tone="sun" title="You are offline.">
          You see your trips as they were. Changes need a connection.
        </Banner>
      )}
      <ImportOffer userId={user.id} />
      {trips && <AccountRoom trips={trips.length} />}
      {isPending && <TripSkeletons />}
      {error && !trips && (
        <ErrorState title="Your trips could not be loaded" pending={isFetching} onRetry={() => void refetch()}>
          {sentenceOf(error, 'Please try again in a moment.')}
        </ErrorState>
      )}
      {trips && (
        <TripList
          trips={trips}
          onDuplicate={({ id }) => void duplicate(id)}
          onDelete={(trip) => void remove(trip)}
          empty={
            <EmptyState
              title="No trips yet"
              action={
                <Button aria-haspopup="dialog" onClick={() => setCreating(true)}>
                  Create Your First Trip
                </Button>
              }
            >
              Start with a place and two dates. The rest can wait.
            </EmptyState>
          }
        />
      )}
      {trips && <DeletedLink />}
      <TripDialog storage="account" destination={destination} open={creating} onClose={() => setCreating(false)} />
    </>
  );
};
