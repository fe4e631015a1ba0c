/** The curated activities of every region, by destination. Sources: curated/README.md. */
import type { CatalogueActivity } from '@sojourn/contracts';
import { z } from '@sojourn/contracts/zod';
import { curatedActivitySchema, toCatalogueActivity } from './activity.model';
import africa from './curated/africa.json' with { type: 'json' };
import centralAmerica from './curated/central-america.json' with { type: 'json' };
import eastAsia from './curated/east-asia.json' with { type: 'json' };
import middleEast from './curated/middle-east.json' with { type: 'json' };
import northAmerica from './curated/north-america.json' with { type: 'json' };
import northernEurope from './curated/northern-europe.json' with { type: 'json' };
import oceania from './curated/oceania.json' with { type: 'json' };
import southAmerica from './curated/south-america.json' with { type: 'json' };
import southAsia from './curated/south-asia.json' with { type: 'json' };
import southEastAsia from './curated/south-east-asia.json' with { type: 'json' };
import southernEurope from './curated/southern-europe.json' with { type: 'json' };
import westernEurope from './curated/western-europe.json' with { type: 'json' };

const regions = [
  africa,
  centralAmerica,
  eastAsia,
  middleEast,
  northAmerica,
  northernEurope,
  oceania,
  southAmerica,
  southAsia,
  southEastAsia,
  southernEurope,
  westernEurope,
];

const regionSchema = z.record(z.string(), z.array(curatedActivitySchema));
const byDestination = new Map(regions.flatMap((region) => Object.entries(regionSchema.parse(region))));

/** The activities of one destination; none for one that is not known. */
export function curatedActivities(destinationId: string): CatalogueActivity[] {
  return (byDestination.get(destinationId) ?? []).map(toCatalogueActivity);
}

/** Every destination that activities were written for. */
export const destinationsWithActivities: readonly string[] = [...byDestination.keys()];
