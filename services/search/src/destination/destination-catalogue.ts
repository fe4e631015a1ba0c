/** The curated catalogue, region by region, put together once. */
import type { CatalogueEntry } from '@sojourn/contracts';
import { curatedActivities } from '../activity/activity-catalogue';
import { africa } from './curated/africa';
import { centralAmerica } from './curated/central-america';
import { eastAsia } from './curated/east-asia';
import { middleEast } from './curated/middle-east';
import { northAmerica } from './curated/north-america';
import { northernEurope } from './curated/northern-europe';
import { oceania } from './curated/oceania';
import { southAmerica } from './curated/south-america';
import { southAsia } from './curated/south-asia';
import { southEastAsia } from './curated/south-east-asia';
import { southernEurope } from './curated/southern-europe';
import { westernEurope } from './curated/western-europe';
import { byRating, toEntry, type CuratedDestination } from './destination.model';
import { placeFacts } from './place-facts';
import { pictureAddresses } from './picture.model';
import rendered from './rendered-pictures.json' with { type: 'json' };

/** Every destination as its editor wrote it. */
export const curatedDestinations: readonly CuratedDestination[] = [
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
].flat();

/** Every destination with its activities, best rated first. */
export const destinationCatalogue: readonly CatalogueEntry[] = curatedDestinations
  .map((curated) =>
    toEntry(curated, curatedActivities(curated.id), {
      imageUrls: pictureAddresses(curated.id, rendered),
      facts: placeFacts(curated.id),
    }),
  )
  .sort(byRating);
