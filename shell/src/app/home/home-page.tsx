import { RemoteWidget, useDocumentTitle } from '@sojourn/web-kit';
import { Hero } from './hero';
import { HomeSection, SearchSlot } from './home.styles';
import { CardsSkeleton, SearchSkeleton } from './home-skeletons';
import { NewsletterBand } from './newsletter-band';
import { PlanningSection } from './planning-section';
import { SafetySection } from './safety-section';

/** The landing page: the hero is in the HTML, the rest is widgets of the remotes and a few words of our own. */
export function HomePage() {
  useDocumentTitle('');
  return (
    <>
      <Hero />
      <SearchSlot id="flights-section" tabIndex={-1} aria-label="Search flights">
        <RemoteWidget name="flights/search-form" fallback={<SearchSkeleton />} />
      </SearchSlot>
      <HomeSection id="destinations-section" tabIndex={-1}>
        <RemoteWidget
          name="planner/popular-destinations"
          fallback={<CardsSkeleton label="Loading popular destinations" />}
        />
      </HomeSection>
      <HomeSection id="activities-section" tabIndex={-1}>
        <RemoteWidget name="planner/activities" fallback={<CardsSkeleton label="Loading activities" />} />
      </HomeSection>
      <HomeSection id="stays-section" tabIndex={-1}>
        <RemoteWidget name="hotels/search-teaser" fallback={<SearchSkeleton look="plain" />} />
      </HomeSection>
      <SafetySection />
      <PlanningSection />
      <NewsletterBand />
    </>
  );
}
