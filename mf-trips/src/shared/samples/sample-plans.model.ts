/** The whole plans of the two sample trips, on the days that their trip has. Fetched only where a sample is. */
import type { BrowserTrip } from '@sojourn/contracts';
import type { TripPlan } from '@sojourn/contracts/plan';
import { greece } from './curated/greece';
import { tokyo } from './curated/tokyo';
import { planOfStory, type SampleStory } from './sample-story.model';

const CENTS = 100;

const stories: Readonly<Record<string, SampleStory>> = { 'Summer in Greece': greece, 'Tokyo in blossom': tokyo };

/**
 * The plan of a sample trip; undefined for one that is not known here.
 *
 * @param madeAt now, ISO 8601
 */
export function samplePlanOf(
  { name, destination, startDate, endDate, totalBudget }: BrowserTrip,
  madeAt: string,
): TripPlan | undefined {
  const story = stories[name];
  const start = { title: name, destination, startDate, endDate, budgetCents: totalBudget * CENTS };
  return story && planOfStory(start, story, madeAt);
}
