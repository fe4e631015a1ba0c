/** What is known of a place that is not in the catalogue: `GET /api/destinations/about`. */
import { positionSchema } from './basics';
import { destinationSchema } from './destination';
import { gettingThereSchema, knownEssentialsSchema } from './destination-page';
import { atMost, oneLine } from './text';
import { z } from './zod';

/** As query text: a place as people write it, best as a list said it, `Lake Garda, Italy`. */
export const aboutPlaceQuerySchema = z.object({
  place: z.string().check(z.trim(), z.minLength(2), atMost(120, 'Please use at most 120 characters.'), oneLine),
});

/** A place outside the catalogue in a list; `detail` says where it is, '' for a country. */
export const placeOutsideSchema = z.object({ name: z.string(), detail: z.string() });

/**
 * Leaner than a destination's page: nothing is rated, priced or described. `highs` are mean daytime highs in °C, January
 * first, absent where nobody knows them; `sights` are nearest first, as are the destinations of the catalogue in `nearby`,
 * with the way in kilometres as the crow flies.
 */
export const aboutPlaceSchema = z.extend(placeOutsideSchema, {
  country: z.string(),
  position: positionSchema,
  essentials: z.optional(knownEssentialsSchema),
  highs: z.optional(z.array(z.number()).check(z.length(12))),
  sights: z.array(z.object({ id: z.string(), name: z.string(), position: positionSchema, kilometres: z.number() })),
  nearby: z.array(z.object({ destination: destinationSchema, kilometres: z.int() })),
  gettingThere: gettingThereSchema,
});

/** See {@link aboutPlaceQuerySchema}. */
export type AboutPlaceQuery = z.infer<typeof aboutPlaceQuerySchema>;
/** See {@link placeOutsideSchema}. */
export type PlaceOutside = z.infer<typeof placeOutsideSchema>;
/** See {@link aboutPlaceSchema}. */
export type AboutPlace = z.infer<typeof aboutPlaceSchema>;
