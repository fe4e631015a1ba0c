/** The curated catalogue, region by region, put together once. Sources: curated/README.md. */
import type { CatalogueEntry } from '@sojourn/contracts';
import { z } from '@sojourn/contracts/zod';
import { curatedActivities } from '../activity/activity-catalogue';
import { activityPictures, withActivityPictures } from '../activity/activity-picture.model';
import { shownSubjectOf } from '../activity/shown-subjects';
import renderedActivities from '../activity/rendered-pictures.json' with { type: 'json' };
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
import { byRating, curatedDestinationSchema, toEntry, type CuratedDestination } from './destination.model';
import { pictureAddress } from './picture.model';
import rendered from './rendered-pictures.json' with { type: 'json' };

const regions = [
  southernEurope,
  westernEurope,
  northernEurope,
  middleEast,
  africa,
  eastAsia,
  southEastAsia,
  southAsia,
  northAmerica,
  centralAmerica,
  southAmerica,
  oceania,
];

/** Every destination as its editor wrote it. */
export const curatedDestinations: readonly CuratedDestination[] = regions.flatMap((region) =>
  z.array(curatedDestinationSchema).parse(region),
);

/** Every destination with its activities, best rated first. */
export const destinationCatalogue: readonly CatalogueEntry[] = withActivityPictures(
  curatedDestinations
    .map((curated) => toEntry(curated, curatedActivities(curated.id), pictureAddress(curated.id, rendered)))
    .sort(byRating),
  activityPictures(renderedActivities),
  shownSubjectOf,
);
