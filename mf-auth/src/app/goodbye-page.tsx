import { Container, EmptyState, LinkButton, Stack } from '@sojourn/ui';
import { formatDate, useDocumentTitle } from '@sojourn/web-kit';
import { Link, useSearchParams } from '@sojourn/web-kit/router';
import { DoorOpen } from 'lucide-react';
import { Narrow } from '../features/mailed/mailed.styles';

const dayOf = (until: string | null) =>
  until !== null && !Number.isNaN(Date.parse(until)) ? `on ${formatDate(until)}` : 'in seven days';

/** `/auth/goodbye?until=`: somebody has left, and may come back for seven days. */
export const GoodbyePage = () => {
  const [query] = useSearchParams();
  const until = dayOf(query.get('until'));
  useDocumentTitle('Goodbye');
  return (
    <Container>
      <Narrow>
        <EmptyState
          level={1}
          title="Goodbye, and safe travels"
          icon={<DoorOpen aria-hidden="true" />}
          action={
            <Stack direction="row" gap={12} wrap justify="center">
              <LinkButton as={Link} to="/">
                Go to the Home Page
              </LinkButton>
              <LinkButton as={Link} to="/auth?tab=login&returnTo=/profile" variant="secondary">
                Sign In to Keep It
              </LinkButton>
            </Stack>
          }
        >
          You are signed out everywhere, and the links to your trips no longer work.{' '}
          {`Your account goes for good ${until}.`} Until then, signing in lets you keep it.
        </EmptyState>
      </Narrow>
    </Container>
  );
};
