/** The curated catalogue: destinations and the activities to do there. */
import { positionSchema } from './basics';
import { z } from './zod';

/** Landscapes a scene can be drawn in. */
export const sceneKinds = [
  'mountain',
  'beach',
  'desert',
  'city',
  'forest',
  'lake',
  'island',
  'old-town',
  'winter',
] as const;

/** The parts of the world a destination may lie in. */
export const continents = ['Africa', 'Asia', 'Europe', 'North America', 'Oceania', 'South America'] as const;

/**
 * A place people choose for a vacation. `price` is whole US dollars a person for a typical week, flights included.
 * `imageUrl` is the path of its picture, 640 px wide; one that ends in `.640.avif` has a `.1280.avif` beside it. A place
 * without one is drawn from its name and `sceneKind`.
 */
export const destinationSchema = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  continent: z.enum(continents),
  imageUrl: z.optional(z.string()),
  sceneKind: z.enum(sceneKinds),
  rating: z.number(),
  reviewCount: z.int(),
  description: z.string(),
  price: z.int(),
  bestMonths: z.array(z.int().check(z.minimum(1), z.maximum(12))),
});

/** Activity categories (spec, section 3). */
export const activityCategories = ['adventure', 'cultural', 'food', 'relaxation', 'nature', 'water'] as const;

/** What an attraction is, in the words of the attraction lists (spec, section 2). */
export const attractionTypes = [
  'Tours',
  'Food & Drink',
  'Nature',
  'Museums',
  'Entertainment',
  'Shopping',
  'Water Sports',
  'Historical Sites',
  'Hiking',
  'Adventure',
] as const;

/**
 * When of a day something is done, where its light or its hour makes it what it is: at first light, by day, towards sunset
 * or after dark. What can be done at any hour has none.
 */
export const activityTimes = ['dawn', 'day', 'sunset', 'evening'] as const;

const weekday = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';

const days = `${weekday}(?:-${weekday})?`;
const hoursOfDays = `${days}(?:,${days}){0,6} [0-2]\\d:[0-5]\\d-[0-2]\\d:[0-5]\\d`;

/**
 * When a place is open, as schema.org writes `openingHours`: groups of days, each with a span of the day,
 * `Tu-Th,Sa 09:00-18:00; Su 10:00-14:00`, fourteen at most. A single span of days, all that there once was, is such a group.
 */
export const openingHoursSchema = z.string().check(z.regex(new RegExp(`^${hoursOfDays}(?:; ${hoursOfDays}){0,13}$`)));

/** The months in which something can be done, 1 to 12; what has none can be done all year. */
export const activityMonthsSchema = z.array(z.int().check(z.minimum(1), z.maximum(12))).check(z.minLength(1));

/**
 * What a day of a trip has to know of something to do, as far as it is known: when it can be done, and where it is or begins.
 * What `isIndoors` is under a roof for most of its time, so that rain spoils nothing of it. What `isStrenuous` has many
 * stairs, a steep or rough way, or is an effort: nothing for somebody with a stick, or for a small child. What `isForChildren`
 * they would ask for themselves.
 */
export const activityConditions = {
  openingHours: z.optional(openingHoursSchema),
  when: z.optional(z.enum(activityTimes)),
  months: z.optional(activityMonthsSchema),
  position: z.optional(positionSchema),
  isIndoors: z.optional(z.boolean()),
  isStrenuous: z.optional(z.boolean()),
  isForChildren: z.optional(z.boolean()),
};

/**
 * Something to do. `price` is whole US dollars a person, `duration` ISO 8601 such as `PT3H30M`; `imageUrl` is a picture of
 * its place, 640 px wide and in no other width, the same for all activities there.
 */
export const activitySchema = z.object({
  id: z.string(),
  name: z.string(),
  category: z.enum(activityCategories),
  categoryName: z.string(),
  attractionType: z.enum(attractionTypes),
  duration: z.string(),
  imageUrl: z.optional(z.string()),
  location: z.string(),
  destinationId: z.string(),
  rating: z.number(),
  reviewCount: z.int(),
  description: z.string(),
  price: z.int(),
  ...activityConditions,
});

/** `GET /api/destinations`. */
export const destinationListSchema = z.array(destinationSchema);
/** `GET /api/activities`. */
export const activityListSchema = z.array(activitySchema);

/** See {@link sceneKinds}. */
export type SceneKind = (typeof sceneKinds)[number];
/** See {@link destinationSchema}. */
export type Destination = z.infer<typeof destinationSchema>;
/** See {@link attractionTypes}. */
export type AttractionType = (typeof attractionTypes)[number];
/** See {@link activityTimes}. */
export type ActivityTime = (typeof activityTimes)[number];
/** See {@link continents}. */
export type Continent = (typeof continents)[number];
/** See {@link activityCategories}. */
export type ActivityCategory = (typeof activityCategories)[number];
/** See {@link activitySchema}. */
export type Activity = z.infer<typeof activitySchema>;
