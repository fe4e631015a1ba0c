/** Where one can fly to from an airport: every place of the catalogue with its lowest fare of a month, or of any time. */
import { calendarDateSchema, iataCodeSchema, instantSchema, positionSchema, queryNumber } from './basics';
import { continents, sceneKinds } from './destination';
import { partyQuery } from './flight';
import { z } from './zod';

/** What people look for in a place before they know which one. */
export const exploreTypes = [
  'beach',
  'city',
  'nature',
  'mountains',
  'culture',
  'adventure',
  'romantic',
  'family',
] as const;

/** Nights of a return; longer ones are asked for by their days. */
export const MOST_EXPLORE_NIGHTS = 30;

/**
 * `GET /api/flights/explore` as query text: departures of `month` (`2027-05`), or of any day on sale without it; back after
 * `nights`, or one way without them.
 */
export const exploreQuerySchema = z
  .object({
    origin: iataCodeSchema,
    month: z.optional(z.string().check(z.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, 'Please give a month as YYYY-MM.'))),
    nights: z.optional(queryNumber('Nights', { min: 1, max: MOST_EXPLORE_NIGHTS })),
    ...partyQuery,
  })
  .check(
    z.refine(({ infants, adults }) => infants <= adults, {
      message: 'Each infant needs an adult: infants must not outnumber adults.',
      path: ['infants'],
    }),
  );

/**
 * A place that can be flown to. `fare` (one adult) and `partyTotal` (everybody) are whole US dollars, the whole round trip
 * included: the first offer of a search from the same origin to `airportCode` for these days. `minutes` is what the fastest
 * way usually takes from take-off to landing, with `changes` of planes; `imageUrl` as in `destinationSchema`.
 */
export const exploredPlaceSchema = z.object({
  id: z.string(),
  name: z.string(),
  country: z.string(),
  continent: z.enum(continents),
  sceneKind: z.enum(sceneKinds),
  imageUrl: z.optional(z.string()),
  types: z.array(z.enum(exploreTypes)),
  position: positionSchema,
  airportCode: z.string(),
  departureDate: calendarDateSchema,
  returnDate: z.optional(calendarDateSchema),
  fare: z.number(),
  partyTotal: z.number(),
  minutes: z.int(),
  changes: z.int(),
});

/** Places by price, the cheapest first; those nobody flies to then are left out. `source` and `note` are a flight search's. */
export const exploreAnswerSchema = z.object({
  data: z.array(exploredPlaceSchema),
  meta: z.object({
    origin: z.object({ iataCode: z.string(), name: z.string(), cityName: z.string(), position: positionSchema }),
    source: z.enum(['sample', 'live']),
    note: z.optional(z.string()),
  }),
  timestamp: instantSchema,
});

/** See {@link exploreTypes}. */
export type ExploreType = (typeof exploreTypes)[number];
/** See {@link exploreQuerySchema}, after parsing. */
export type ExploreQuery = z.output<typeof exploreQuerySchema>;
/** See {@link exploredPlaceSchema}. */
export type ExploredPlace = z.infer<typeof exploredPlaceSchema>;
/** See {@link exploreAnswerSchema}. */
export type ExploreAnswer = z.infer<typeof exploreAnswerSchema>;
