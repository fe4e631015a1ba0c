import { Container, ErrorState, LinkButton, Skeleton, SkeletonGroup, Stack } from '@sojourn/ui';
import { ApiError, useDocumentTitle } from '@sojourn/web-kit';
import { Link, useSearchParams } from '@sojourn/web-kit/router';
import { Frame } from '../features/linking/frame';
import { Middle } from '../features/linking/linking.styles';
import { useLinkToken } from '../features/linking/linking.queries';
import { TokenLink } from '../features/linking/token-link';

const WAITING = 'Your link could not be checked. It stays good: please try again in a moment.';

/** `/auth/link-accounts?token=`: a mailed link was opened. */
export const TokenLinkPage = () => {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const { data, error, refetch, isFetching } = useLinkToken(token);
  useDocumentTitle('Link your accounts');
  const isInvalid = token === '' || (error instanceof ApiError && error.status === 404);
  return (
    <Container>
      <Middle>
        <Frame hasFailed={!data && (isInvalid || Boolean(error))}>
          {data && <TokenLink token={token} info={data} />}
          {!data && !isInvalid && !error && (
            <SkeletonGroup label="Checking your link">
              <Stack gap={20}>
                <Skeleton shape="title" />
                <Skeleton shape="block" />
                <Skeleton shape="block" />
              </Stack>
            </SkeletonGroup>
          )}
          {!data && isInvalid && (
            <ErrorState
              level={1}
              title="Invalid Link"
              action={
                <LinkButton as={Link} to="/auth">
                  Return to Sign In
                </LinkButton>
              }
            >
              {token === '' ? 'Missing linking token' : 'The account linking request is invalid or has expired.'}
            </ErrorState>
          )}
          {!data && error && !isInvalid && (
            <ErrorState
              level={1}
              title="Something went wrong"
              onRetry={() => void refetch()}
              retryLabel="Try Again"
              pending={isFetching}
            >
              {WAITING}
            </ErrorState>
          )}
        </Frame>
      </Middle>
    </Container>
  );
};
