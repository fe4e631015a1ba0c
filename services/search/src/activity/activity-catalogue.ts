/** The curated activities of every region, by destination. */
import type { CatalogueActivity } from '@sojourn/contracts';
import { toCatalogueActivity, type CuratedActivities } from './activity.model';
import { africaActivities } from './curated/africa';
import { centralAmericaActivities } from './curated/central-america';
import { eastAsiaActivities } from './curated/east-asia';
import { middleEastActivities } from './curated/middle-east';
import { northAmericaActivities } from './curated/north-america';
import { northernEuropeActivities } from './curated/northern-europe';
import { oceaniaActivities } from './curated/oceania';
import { southAmericaActivities } from './curated/south-america';
import { southAsiaActivities } from './curated/south-asia';
import { southEastAsiaActivities } from './curated/south-east-asia';
import { southernEuropeActivities } from './curated/southern-europe';
import { westernEuropeActivities } from './curated/western-europe';

const byDestination: CuratedActivities = {
  ...africaActivities,
  ...centralAmericaActivities,
  ...eastAsiaActivities,
  ...middleEastActivities,
  ...northAmericaActivities,
  ...northernEuropeActivities,
  ...oceaniaActivities,
  ...southAmericaActivities,
  ...southAsiaActivities,
  ...southEastAsiaActivities,
  ...southernEuropeActivities,
  ...westernEuropeActivities,
};

/** The activities of one destination; none for one that is not known. */
export function curatedActivities(destinationId: string): CatalogueActivity[] {
  return (byDestination[destinationId] ?? []).map(toCatalogueActivity);
}

/** Every destination that activities were written for. */
export const destinationsWithActivities: readonly string[] = Object.keys(byDestination);
