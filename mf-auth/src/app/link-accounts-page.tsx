import { Container, ErrorState, LinkButton, Skeleton, SkeletonGroup, Stack } from '@sojourn/ui';
import { useDocumentTitle } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { DebugPanel } from '../features/linking/debug-panel';
import { useLinkingSession } from '../features/linking/linking.queries';
import { Frame } from '../features/linking/frame';
import { Middle } from '../features/linking/linking.styles';
import { SeamlessLink } from '../features/linking/seamless-link';

/** `/link-accounts`: Google sign-in has met an account with a password. */
export const LinkAccountsPage = () => {
  const { data, error } = useLinkingSession();
  useDocumentTitle('Link your accounts');
  return (
    <Container>
      <Middle>
        <Frame hasFailed={!data && Boolean(error)}>
          {data && <SeamlessLink session={data} />}
          {!data && !error && (
            <SkeletonGroup label="Loading what is to be linked">
              <Stack gap={20}>
                <Skeleton shape="title" />
                <Skeleton shape="block" />
                <Skeleton shape="block" />
              </Stack>
            </SkeletonGroup>
          )}
          {!data && error && (
            <Stack gap={20}>
              <ErrorState
                level={1}
                title="There is nothing to link"
                action={
                  <LinkButton as={Link} to="/auth">
                    Back to Sign In
                  </LinkButton>
                }
              >
                The time to link the accounts is over, or this browser did not come from Google. Please sign in again.
              </ErrorState>
              <DebugPanel error={error} />
            </Stack>
          )}
        </Frame>
      </Middle>
    </Container>
  );
};
