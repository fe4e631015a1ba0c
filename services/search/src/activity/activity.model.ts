/** Activities: as editors write them, as the catalogue stores them, and as browsers receive them. */
import {
  activityCategories,
  activityMonthsSchema,
  activityTimes,
  activityTopics,
  attractionTypes,
  openingHoursSchema,
  positionSchema,
  type Activity,
  type ActivityCategory,
  type CatalogueActivity,
  type CatalogueEntry,
} from '@sojourn/contracts';
import { z } from '@sojourn/contracts/zod';
import { formatIsoDuration, placeWithCountry, seededInteger, seededRandom } from '@sojourn/travel';

/** An activity as its editor writes it; the fields are told in curated/README.md. */
export const curatedActivitySchema = z.strictObject({
  name: z.string().check(z.minLength(1)),
  category: z.enum(activityCategories),
  type: z.enum(attractionTypes),
  minutes: z.int().check(z.minimum(15)),
  price: z.int().check(z.minimum(0)),
  openingHours: z.optional(openingHoursSchema),
  when: z.optional(z.enum(activityTimes)),
  months: z.optional(activityMonthsSchema),
  position: positionSchema,
  description: z.string().check(z.minLength(1)),
  about: z.array(z.enum(activityTopics)),
  indoors: z.optional(z.literal(true)),
  strenuous: z.optional(z.literal(true)),
});

/** See {@link curatedActivitySchema}. */
export type CuratedActivity = z.infer<typeof curatedActivitySchema>;

const categoryNames: Record<ActivityCategory, string> = {
  adventure: 'Adventure',
  cultural: 'Cultural',
  food: 'Food & Drink',
  relaxation: 'Relaxation',
  nature: 'Nature',
  water: 'Water',
};

/** A curated activity in the words of the contract. */
export function toCatalogueActivity(written: CuratedActivity): CatalogueActivity {
  const { type, minutes, indoors, strenuous, ...curated } = written;
  return {
    ...curated,
    attractionType: type,
    duration: formatIsoDuration(minutes),
    ...(indoors && { isIndoors: true }),
    ...(strenuous && { isStrenuous: true }),
    ...(curated.about.includes('children') && { isForChildren: true }),
  };
}

/** What a browser is sent of a destination's activities. Rating and review count are sample figures, the same every time. */
export function toActivities(entry: CatalogueEntry): Activity[] {
  return entry.activities.map(({ about: _, ...activity }) => {
    const id = `${entry.id}-${slugOf(activity.name)}`;
    return {
      ...activity,
      id,
      categoryName: categoryNames[activity.category],
      location: placeWithCountry(entry.name, entry.country),
      destinationId: entry.id,
      rating: Math.round((4.2 + seededRandom('activity rating', id) * 0.75) * 10) / 10,
      reviewCount: seededInteger(60, 4_800, 'activity reviews', id),
    };
  });
}

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
