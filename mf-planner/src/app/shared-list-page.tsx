/** /recommendations?list=…: a list that somebody passed on. What this browser was answered stays as it is. */
import { EmptyState, Heading, LinkButton, Stack, Text } from '@sojourn/ui';
import { ApiError, useDocumentTitle } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { SharedList } from '../features/recommendations/shared-list';
import { useSharedList } from '../features/recommendations/shared-list.queries';
import { PageBox } from '../shared/page.styles';
import { QueryBoundary } from '../shared/query-boundary';

export function SharedListPage({ token, place }: { token: string; place: string | null }) {
  useDocumentTitle('A shared list of places');
  const list = useSharedList(token);
  if (list.error instanceof ApiError && list.error.status === 404) return <GoneList />;
  return (
    <PageBox>
      <Stack gap={24}>
        <div>
          <Heading level={1}>A list for you to look at</Heading>
          <Text tone="ink2">Somebody planned a vacation on Sojourn and passed these places on.</Text>
        </div>
        <QueryBoundary query={list} label="Loading the list" failure="This list could not be loaded">
          {(loaded) => <SharedList list={loaded} token={token} place={place} />}
        </QueryBoundary>
      </Stack>
    </PageBox>
  );
}

const GoneList = () => (
  <PageBox>
    <EmptyState
      level={1}
      title="This list is no longer here"
      action={
        <LinkButton as={Link} to="/plan-trip">
          Plan your own
        </LinkButton>
      }
    >
      Links to lists work for 30 days. Ask whoever sent it for a new one, or plan a vacation of your own.
    </EmptyState>
  </PageBox>
);
