/** Places by their names, for what is planned there: where they are, and which clock they have. */
import { positionSchema, timeZoneSchema } from './basics';
import { z } from './zod';

const SHORT = 'Please type at least 2 characters.';

/**
 * `GET /api/places/search`: what somebody has typed, 2 characters at least. With `sights=true` sights and quarters are
 * found as well, those around `near` (latitude and longitude in degrees, `48.21,16.37`) first.
 */
export const placeSearchQuerySchema = z.object({
  keyword: z
    .string(SHORT)
    .check(z.trim(), z.minLength(2, SHORT), z.maxLength(120, 'Please type at most 120 characters.')),
  sights: z.optional(z.enum(['true', 'false'], 'Please say true or false.')),
  near: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^-?(?:[0-8]?\d|90)(?:\.\d+)?,-?(?:\d{1,2}|1[0-7]\d|180)(?:\.\d+)?$/,
          'Please give a position as 48.21,16.37.',
        ),
      ),
  ),
});

/** One suggestion. `detail` says where it is: `Italy`, or `Rome, Italy` for an airport or a sight, '' for a country; `iataCode` is an airport's. */
export const placeSuggestionSchema = z.object({
  id: z.string(),
  kind: z.enum(['city', 'airport', 'sight']),
  name: z.string(),
  detail: z.string(),
  iataCode: z.nullable(z.string()),
  position: positionSchema,
  timeZone: timeZoneSchema,
});

/** The answer: best match first, at most 8. */
export const placeSearchAnswerSchema = z.object({ data: z.array(placeSuggestionSchema) });

/** See {@link placeSuggestionSchema}. */
export type PlaceSuggestion = z.infer<typeof placeSuggestionSchema>;
