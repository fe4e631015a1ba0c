import { Container } from '@sojourn/ui';
import { RemoteWidget, useDocumentTitle } from '@sojourn/web-kit';
import { lazy, Suspense } from 'react';
import { Hero } from './hero';
import { HomeSection, SearchCard, SearchSlot } from './home.styles';
import { CardsSkeleton, FieldsInCard, FieldsSkeleton, RestShape } from './home-skeletons';
import { LazyOnVisible } from './lazy-on-visible';

const HomeRest = lazy(() => import('./home-rest').then((m) => ({ default: m.HomeRest })));

/** The heading of the first section shows at the foot of most windows; its cards and their pictures wait for more. */
const NOT_FOR_A_SLIVER = '-120px';

/** The landing page: the hero is in the HTML, the rest is widgets of the remotes and a few words of our own. */
export function HomePage() {
  useDocumentTitle('');
  return (
    <>
      <Hero />
      <SearchSlot id="flights-section" tabIndex={-1} aria-label="Search flights">
        <Container>
          <SearchCard>
            <RemoteWidget name="flights/search-form" fallback={<FieldsSkeleton label="Loading the flight search" />} />
          </SearchCard>
        </Container>
      </SearchSlot>
      <HomeSection id="destinations-section" tabIndex={-1}>
        <LazyOnVisible until={<CardsSkeleton label="Loading popular destinations" />} margin={NOT_FOR_A_SLIVER}>
          <RemoteWidget
            name="planner/popular-destinations"
            fallback={<CardsSkeleton label="Loading popular destinations" />}
          />
        </LazyOnVisible>
      </HomeSection>
      <HomeSection id="activities-section" tabIndex={-1}>
        <LazyOnVisible until={<CardsSkeleton label="Loading activities" />}>
          <RemoteWidget name="planner/activities" fallback={<CardsSkeleton label="Loading activities" />} />
        </LazyOnVisible>
      </HomeSection>
      <HomeSection id="stays-section" tabIndex={-1}>
        <LazyOnVisible until={<FieldsInCard label="Loading the search for stays" />}>
          <RemoteWidget name="hotels/search-teaser" fallback={<FieldsInCard label="Loading the search for stays" />} />
        </LazyOnVisible>
      </HomeSection>
      <LazyOnVisible until={<RestShape />}>
        <Suspense fallback={<RestShape />}>
          <HomeRest />
        </Suspense>
      </LazyOnVisible>
    </>
  );
}
