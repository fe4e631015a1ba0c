import { NewsletterBand } from './newsletter-band';
import { PlanningSection } from './planning-section';
import { SafetySection } from './safety-section';

/** The end of home, in words of our own. */
export function HomeRest() {
  return (
    <>
      <SafetySection />
      <PlanningSection />
      <NewsletterBand />
    </>
  );
}
