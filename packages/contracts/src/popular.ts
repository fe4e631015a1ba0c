/** Where many people fly to from an airport: what the flight form offers before anything is typed. */
import { iataCodeSchema } from './basics';
import { atMost, oneLine } from './text';
import { z } from './zod';

/** How many places one answer has, and how many of them, the first ones, are trending (spec, section 9). */
export const popularCounts = { places: 8, trending: 3 } as const;

/**
 * `GET /api/flights/popular` as query text: from an airport or metropolitan area, or, while nobody has said from where, from
 * the greatest of a time zone (`Europe/London`), else from the greatest of all.
 */
export const popularQuerySchema = z.object({
  origin: z.optional(iataCodeSchema),
  timeZone: z.optional(z.string().check(atMost(64, 'Please give a time zone.'), oneLine)),
});

/**
 * One popular place. `popularityScore` is a whole number from 0 to 100. `priceRange` is whole US dollars for one adult, a week's
 * round trip in economy from the answer's origin: `from` is the lowest fare on sale, `to` the lowest of the dearest month. It is
 * what `GET /api/flights/explore` says of the same place. `bestTimeToVisit` names months: `Apr-Jun, Sep-Oct`.
 */
export const popularPlaceSchema = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  airportCode: z.string(),
  popularityScore: z.int(),
  trending: z.boolean(),
  priceRange: z.object({ from: z.number(), to: z.number() }),
  bestTimeToVisit: z.string(),
});

/** Trending places first, then by popularity. `source` and `note` are a flight search's. */
export const popularAnswerSchema = z.object({
  data: z.array(popularPlaceSchema),
  meta: z.object({
    origin: z.object({ iataCode: z.string(), cityName: z.string() }),
    source: z.enum(['sample', 'live']),
    note: z.optional(z.string()),
  }),
});

/** See {@link popularQuerySchema}, after parsing. */
export type PopularQuery = z.output<typeof popularQuerySchema>;
/** See {@link popularPlaceSchema}. */
export type PopularPlace = z.infer<typeof popularPlaceSchema>;
/** See {@link popularAnswerSchema}. */
export type PopularAnswer = z.infer<typeof popularAnswerSchema>;
