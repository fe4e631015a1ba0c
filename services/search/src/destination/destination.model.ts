/** Destinations as editors write them, and their two wire shapes: short for browsers, rich for the recommender. */
import type { CatalogueActivity, CatalogueEntry, Destination } from '@sojourn/contracts';
import { seededInteger } from '@sojourn/travel';
import type { CuratedPicture, PictureAddresses } from './picture.model';

/** What is known of a place beside its editor's own words; see `place-facts`. */
export type PlaceFacts = Pick<CatalogueEntry, 'traits' | 'cautions' | 'alsoCalled' | 'railNetwork'>;

/** A destination as its editor writes it; figures that are counted or repeated are added by {@link toEntry}. */
export type CuratedDestination = Omit<CatalogueEntry, 'reviewCount' | 'activities' | 'imageUrl' | keyof PlaceFacts> & {
  picture?: CuratedPicture;
};

const noFacts: PlaceFacts = { traits: [], cautions: [], alsoCalled: [] };

/** A curated destination with its activities. The review count is a sample figure, the same every time. */
export function toEntry(
  { picture: _picture, ...curated }: CuratedDestination,
  activities: readonly CatalogueActivity[],
  { imageUrls = {}, facts = noFacts }: { imageUrls?: PictureAddresses; facts?: PlaceFacts } = {},
): CatalogueEntry {
  const reviewCount = seededInteger(900, 24_000, 'destination reviews', curated.id);
  return {
    ...curated,
    ...facts,
    ...(imageUrls.place && { imageUrl: imageUrls.place }),
    reviewCount,
    activities: activities.map((activity) => ({
      ...activity,
      ...(imageUrls.activities && { imageUrl: imageUrls.activities }),
    })),
  };
}

/** What a browser is sent of a destination. */
export function toDestination(entry: CatalogueEntry): Destination {
  const { id, name, country, continent, sceneKind, rating, reviewCount } = entry;
  const { description, price, bestMonths } = entry;
  const shared = { id, name, country, continent, sceneKind, rating, reviewCount };
  const image = entry.imageUrl === undefined ? {} : { imageUrl: entry.imageUrl };
  return { ...shared, ...image, description, price, bestMonths };
}

/** Best rated first, then most reviewed: the order of every list of destinations. */
export function byRating(
  one: Pick<Destination, 'rating' | 'reviewCount'>,
  other: Pick<Destination, 'rating' | 'reviewCount'>,
): number {
  return other.rating - one.rating || other.reviewCount - one.reviewCount;
}
