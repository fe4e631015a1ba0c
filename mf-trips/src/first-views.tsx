/** What the lists of trips show before their code has run. */
import { Container } from '@sojourn/ui';
import type { FirstViews } from '@sojourn/web-kit';
import { Page } from './app/page.styles';
import { SignInRequired } from './app/sign-in-required';
import { TripsOnTheirWay } from './app/trips-on-their-way';

const GuestsTrips = () => (
  <Container>
    <Page>
      <SignInRequired />
    </Page>
  </Container>
);

export const firstViews: FirstViews = {
  '/trips': { view: GuestsTrips, withQuery: true, guestsOnly: true },
  '/my-trips': { view: TripsOnTheirWay, withQuery: true },
};
