/** Destinations as editors write them, and their two wire shapes: short for browsers, rich for the recommender. */
import {
  catalogueEntrySchema,
  type CatalogueActivity,
  type CatalogueEntry,
  type Destination,
} from '@sojourn/contracts';
import { z } from '@sojourn/contracts/zod';
import { monthsFrom, seededInteger } from '@sojourn/travel';
import { curatedPictureSchema } from './picture.model';

/** `wine` for the whole year, `skiing:12-4` for December to April, `safari:1-3,6-10` for two seasons. */
const SEASONED = /^[a-z-]+(:\d{1,2}-\d{1,2}(,\d{1,2}-\d{1,2})*)?$/;

/**
 * A destination as its editor writes it in curated/*.json; the fields are told in curated/README.md. Figures that are
 * counted or repeated are added by {@link toEntry}.
 */
export const curatedDestinationSchema = z.strictObject({
  ...z.omit(catalogueEntrySchema, { reviewCount: true, activities: true, imageUrl: true, stayMarket: true }).shape,
  picture: z.optional(curatedPictureSchema),
  traits: z.array(z.string().check(z.regex(SEASONED))),
});

/** See {@link curatedDestinationSchema}. */
export type CuratedDestination = z.infer<typeof curatedDestinationSchema>;

function toTrait(written: string): CatalogueEntry['traits'][number] {
  const [name = '', spans] = written.split(':');
  const months = spans?.split(',').flatMap((span) => {
    const [first = 1, last = first] = span.split('-').map(Number);
    return monthsFrom(first, last);
  });
  return { name, ...(months && { months }) };
}

/** A curated destination with its activities. The review count is a sample figure, the same every time. */
export function toEntry(
  { picture: _picture, traits, ...curated }: CuratedDestination,
  activities: readonly CatalogueActivity[],
  imageUrl?: string,
): CatalogueEntry {
  const reviewCount = seededInteger(900, 24_000, 'destination reviews', curated.id);
  return {
    ...curated,
    traits: traits.map(toTrait),
    ...(imageUrl && { imageUrl }),
    reviewCount,
    activities: [...activities],
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
