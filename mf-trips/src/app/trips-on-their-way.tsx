import { Container } from '@sojourn/ui';
import { PageHead } from '../features/list/page-head';
import { TripSkeletons } from '../features/list/trip-skeletons';
import { Page } from './page.styles';

/** A list of trips until it is known whose it is. */
export const TripsOnTheirWay = () => (
  <Container>
    <Page>
      <PageHead title="My Trips" />
      <TripSkeletons />
    </Page>
  </Container>
);
