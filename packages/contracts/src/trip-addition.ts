/** What other areas offer for a trip: the one shape in which something found becomes part of a plan. */
import { calendarDateSchema, positionSchema, timeZoneSchema } from './basics';
import { activityCategories, activityConditions } from './destination';
import { flightOfferSchema } from './flight';
import { hotelSchema } from './hotel';
import { tripTextLimits } from './trip';
import { lineOf } from './trip-part';
import { z } from './zod';

const DESTINATION = lineOf(tripTextLimits.title, 'Please name the destination.');

/** An airport of an offer; without a time zone its times are taken for the trip's own. */
const addedAirportSchema = z.object({
  name: z.string(),
  cityName: z.string(),
  timeZone: z.optional(timeZoneSchema),
  position: z.optional(positionSchema),
});

const common = { destination: DESTINATION, isSample: z.boolean() };

/**
 * Something found. `destination` is where a new trip would go (`Rome, Italy`); `isSample` says that its price is a sample.
 * Of a flight `seats` is how many pay the fare, `searchPath` the search that asks for the price again and `airports` are
 * those of its segments by their code; a stay's nights run from `checkIn` to `checkOut`, at a nightly `price` in whole US dollars (0: not known) or for a `total` with taxes and fees; something to do costs `price`
 * whole US dollars a person and takes `duration` (ISO 8601); the rest is as in `activitySchema`.
 */
export const tripAdditionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('flight'),
    ...common,
    offer: flightOfferSchema,
    seats: z.int().check(z.minimum(1), z.maximum(18)),
    searchPath: z.string(),
    airports: z.record(z.string(), addedAirportSchema),
  }),
  z.object({
    kind: z.literal('stay'),
    ...common,
    hotel: z.pick(hotelSchema, {
      ...{ id: true, name: true, location: true, price: true, bookingUrl: true, position: true },
    }),
    total: z.optional(z.number().check(z.minimum(0))),
    checkIn: calendarDateSchema,
    checkOut: calendarDateSchema,
    searchPath: z.string(),
  }),
  z.object({
    kind: z.enum(['activity', 'attraction']),
    ...common,
    id: z.string(),
    name: lineOf(tripTextLimits.title, 'Please give it a name.'),
    location: z.string(),
    duration: z.string(),
    price: z.number(),
    // A remote of an earlier release says nothing of these.
    category: z.optional(z.enum(activityCategories)),
    ...activityConditions,
  }),
]);

/** See {@link tripAdditionSchema}. */
export type TripAddition = z.infer<typeof tripAdditionSchema>;
/** An addition of one kind. */
export type AdditionOf<Kind extends TripAddition['kind']> = Extract<TripAddition, { kind: Kind }>;
