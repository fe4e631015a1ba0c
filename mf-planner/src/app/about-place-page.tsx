/** /destinations/about?place={name, country}: a place outside the catalogue. */
import { EmptyState, LinkButton, WayBack } from '@sojourn/ui';
import { ApiError, useDocumentTitle } from '@sojourn/web-kit';
import { Link, useSearchParams } from '@sojourn/web-kit/router';
import { ArrowLeft } from 'lucide-react';
import { AboutView } from '../features/destination/about-view';
import { useAboutPlace } from '../features/destination/destination.queries';
import { PageBox } from '../shared/page.styles';
import { QueryBoundary } from '../shared/query-boundary';

export function AboutPlacePage() {
  const [query] = useSearchParams();
  const about = useAboutPlace(query.get('place') ?? '');
  useDocumentTitle(about.data?.name ?? 'About a place');
  // A name that is too short or too long is no place either.
  if (about.error instanceof ApiError && [400, 404].includes(about.error.status)) return <UnknownPlace />;
  return (
    <PageBox>
      <WayBack>
        <LinkButton as={Link} to="/search" variant="quiet" icon={<ArrowLeft aria-hidden="true" />}>
          All destinations
        </LinkButton>
      </WayBack>
      <QueryBoundary query={about} label="Loading the place" failure="This place could not be loaded">
        {(loaded) => <AboutView place={loaded} />}
      </QueryBoundary>
    </PageBox>
  );
}

const UnknownPlace = () => (
  <PageBox>
    <EmptyState
      level={1}
      title="We know no place of this name"
      action={
        <LinkButton as={Link} to="/search">
          See all destinations
        </LinkButton>
      }
    >
      Check how it is spelt, or look for a town nearby.
    </EmptyState>
  </PageBox>
);
