/** What the lists of trips show before their code has run. */
import { Container } from '@sojourn/ui';
import type { FirstViews } from '@sojourn/web-kit';
import { Page } from './app/page.styles';
import { SignInRequired } from './app/sign-in-required';
import { PageHead } from './features/list/page-head';
import { TripSkeletons } from './features/list/trip-skeletons';

const Trips = () => (
  <Container>
    <Page>
      <PageHead title="My Trips" />
      <TripSkeletons />
    </Page>
  </Container>
);

const GuestsTrips = () => (
  <Container>
    <Page>
      <SignInRequired />
    </Page>
  </Container>
);

export const firstViews: FirstViews = {
  '/trips': { view: GuestsTrips, withQuery: true, guestsOnly: true },
  '/my-trips': { view: Trips, withQuery: true },
};
