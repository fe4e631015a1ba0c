import { Container } from '@sojourn/ui';
import { loadable, Loaded, useDocumentTitle, useSession } from '@sojourn/web-kit';
import { Page } from './page.styles';
import { SignInRequired } from './sign-in-required';
import { TripsOnTheirWay } from './trips-on-their-way';

const accountTrips = loadable(() => import('./account-trips-page').then((m) => m.AccountTripsPage));

/** `/trips`: the signed-in person's trips, kept by the account. */
export const TripsPage = () => {
  const { status } = useSession();
  useDocumentTitle('My Trips');
  if (status !== 'guest') return <Loaded of={accountTrips} fallback={<TripsOnTheirWay />} />;
  return (
    <Container>
      <Page>
        <SignInRequired />
      </Page>
    </Container>
  );
};
