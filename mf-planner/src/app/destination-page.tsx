/** /destinations/{id}: one place of the catalogue. */
import { EmptyState, LinkButton, WayBack } from '@sojourn/ui';
import { ApiError, useDocumentTitle } from '@sojourn/web-kit';
import { Link, useParams } from '@sojourn/web-kit/router';
import { ArrowLeft } from 'lucide-react';
import { DestinationView } from '../features/destination/destination-view';
import { useDestinationPage } from '../features/destination/destination.queries';
import { PageBox } from '../shared/page.styles';
import { QueryBoundary } from '../shared/query-boundary';

export function DestinationPage() {
  const { id = '' } = useParams();
  const page = useDestinationPage(id);
  useDocumentTitle(page.data?.name ?? 'Destination');
  if (page.error instanceof ApiError && page.error.status === 404) return <UnknownPlace />;
  return (
    <PageBox>
      <WayBack>
        <LinkButton as={Link} to="/search" variant="quiet" icon={<ArrowLeft aria-hidden="true" />}>
          All destinations
        </LinkButton>
      </WayBack>
      <QueryBoundary query={page} label="Loading the destination" failure="This destination could not be loaded">
        {(loaded) => <DestinationView page={loaded} />}
      </QueryBoundary>
    </PageBox>
  );
}

const UnknownPlace = () => (
  <PageBox>
    <EmptyState
      level={1}
      title="This place is not in our catalogue"
      action={
        <LinkButton as={Link} to="/search">
          See all destinations
        </LinkButton>
      }
    >
      The address may be old or misspelled. Every destination we know is on one page.
    </EmptyState>
  </PageBox>
);
