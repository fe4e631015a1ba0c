/** Parts of the catalogue: lists that are narrowed before they travel, so that no page carries all of it. */
import { placeOutsideSchema } from './about-place';
import { activityCategories, activityListSchema, continents, destinationListSchema, sceneKinds } from './destination';
import { atMost, oneLine } from './text';
import { z } from './zod';

const whole = (least: number, most: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,7}$/)), z.transform(Number)),
    z.int().check(z.minimum(least), z.maximum(most)),
  );
const words = z.string().check(z.trim(), atMost(120, 'Please use at most 120 characters.'), oneLine);
const months = z
  .string()
  .check(z.regex(/^(?:[1-9]|1[0-2])(?:,(?:[1-9]|1[0-2])){0,11}$/, 'Months are numbers from 1 to 12.'));

/** `GET /api/destinations` as query text: of these months (`11,12,1`) the best rated of each country, `most` of them. */
export const destinationListQuerySchema = z.object({
  months: z.optional(
    z.pipe(
      months,
      z.transform((text) => text.split(',').map(Number)),
    ),
  ),
  most: z.optional(whole(1, 50)),
});

/** `GET /api/activities` as query text: those at a place (free text), or so many of each category from different places. */
export const activityListQuerySchema = z.object({ place: z.optional(words), each: z.optional(whole(1, 20)) });

/** `GET /api/destinations/found` as query text; `price` is whole US dollars at most, `most` how many are sent (18). */
export const destinationSearchQuerySchema = z.object({
  q: z.optional(words),
  kind: z.optional(z.enum(sceneKinds)),
  continent: z.optional(z.enum(continents)),
  month: z.optional(whole(1, 12)),
  price: z.optional(whole(1, 1_000_000)),
  order: z.optional(z.enum(['rating', 'price'])),
  most: z.optional(whole(1, 1000)),
});
/** The first of the destinations that fit, how many fit, and what else is called as somebody typed and is none of them. */
export const destinationsFoundSchema = z.object({
  total: z.int(),
  destinations: destinationListSchema,
  places: z.optional(z.array(placeOutsideSchema)),
});

/** `GET /api/destinations/names`: every destination by its name and country alone, for who looks for one in a text. */
export const destinationNamesSchema = z.array(
  // Optional: the planner may be newer than the service.
  z.object({ id: z.string(), name: z.string(), country: z.optional(z.string()) }),
);

/** `GET /api/activities/found` as query text; `most` is how many are sent. */
export const activitySearchQuerySchema = z.object({
  category: z.optional(z.enum(activityCategories)),
  most: whole(1, 5000),
});
/** The first of the activities that fit, and how many fit. */
export const activitiesFoundSchema = z.object({ total: z.int(), activities: activityListSchema });

/** See {@link destinationListQuerySchema}. */
export type DestinationListQuery = z.infer<typeof destinationListQuerySchema>;
/** See {@link activityListQuerySchema}. */
export type ActivityListQuery = z.infer<typeof activityListQuerySchema>;
/** See {@link destinationSearchQuerySchema}. */
export type DestinationSearchQuery = z.infer<typeof destinationSearchQuerySchema>;
/** See {@link destinationsFoundSchema}. */
export type DestinationsFound = z.infer<typeof destinationsFoundSchema>;
/** See {@link activitySearchQuerySchema}. */
export type ActivitySearchQuery = z.infer<typeof activitySearchQuerySchema>;
/** See {@link activitiesFoundSchema}. */
export type ActivitiesFound = z.infer<typeof activitiesFoundSchema>;
/** See {@link destinationNamesSchema}. */
export type DestinationNames = z.infer<typeof destinationNamesSchema>;
