/** What the trips of this browser show before their code has run. */
import { Container } from '@sojourn/ui';
import type { FirstViews } from '@sojourn/web-kit';
import { Page } from './app/page.styles';
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

export const firstViews: FirstViews = {
  '/my-trips': { view: Trips, withQuery: true },
};
