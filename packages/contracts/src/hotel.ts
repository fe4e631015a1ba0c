/** Stays: the hotel query, and properties with their nightly rate. */
import { calendarDateSchema, positionSchema, queryCount } from './basics';
import { childAgeLimits, guestLimits, roomLimits } from './guest-limits';
import { atMost, oneLine } from './text';
import { z } from './zod';
import { sceneKinds } from './destination';

/** Nights that one stay may have; longer ones are let, not booked. */
export const MOST_STAY_NIGHTS = 90;
const DAY_MS = 86_400_000;

const AGES = `Please give the ages of children as whole numbers from ${childAgeLimits.min} to ${childAgeLimits.max}.`;

/** The ages of children as query text: `5,7`. */
const childAgesSchema = z.pipe(
  z.pipe(
    z.string(AGES).check(z.regex(/^\d{1,2}(,\d{1,2}){0,8}$/, AGES)),
    z.transform((ages: string) => ages.split(',').map(Number)),
  ),
  z.array(z.int().check(z.maximum(childAgeLimits.max, AGES))),
);

/** `GET /api/hotels/search` as query text; `childAges` has the years of each child that comes along with the adults. */
export const hotelSearchQuerySchema = z
  .object({
    city: z
      .string('Please tell us where you are going.')
      .check(
        z.trim(),
        z.minLength(2, 'Please tell us where you are going.'),
        atMost(80, 'Please use at most 80 characters.'),
        oneLine,
      ),
    checkIn: calendarDateSchema,
    checkOut: calendarDateSchema,
    adults: queryCount('Guests', { min: guestLimits.min, max: guestLimits.max, fallback: guestLimits.usual }),
    rooms: queryCount('Rooms', { min: roomLimits.min, max: roomLimits.max, fallback: roomLimits.usual }),
    childAges: z.optional(childAgesSchema),
  })
  .check(
    z.refine(({ adults, childAges = [] }) => adults + childAges.length <= guestLimits.max, {
      message: `Please search for at most ${guestLimits.max} guests.`,
      path: ['childAges'],
    }),
    z.refine((query) => query.checkOut > query.checkIn, {
      message: 'Check-out must be after check-in.',
      path: ['checkOut'],
    }),
    z.refine(({ checkIn, checkOut }) => Date.parse(checkOut) - Date.parse(checkIn) <= MOST_STAY_NIGHTS * DAY_MS, {
      message: `Please search for at most ${MOST_STAY_NIGHTS} nights.`,
      path: ['checkOut'],
    }),
  );

/** What a house is. */
const hotelKinds = ['hotel', 'guesthouse', 'apartment', 'resort', 'hostel'] as const;

/** What is eaten there. */
const hotelBoards = ['room-only', 'breakfast', 'half-board', 'full-board', 'all-inclusive'] as const;
const hotelBoardSchema = z.enum(hotelBoards);

/** What the whole stay costs, in whole units of the property's currency: `amount` is the sum of the others. */
const stayTotalSchema = z.object({
  amount: z.number(),
  rooms: z.number(),
  cleaningFee: z.number(),
  taxes: z.number(),
});

/**
 * One property. `price` is the nightly rate of all rooms in whole units of `currency`; booking completes at `bookingUrl`.
 * What a source does not say of a property is not there; `refundableUntil` is null where nothing is paid back, `distanceKm`
 * is to the centre, of the town `centerOf` where that is not the place that was searched. `rating` is of five, 0 where nobody has rated it; `ratesKey` is what `/hotels/rates` is asked with where the
 * source has more rates than the lowest.
 */
export const hotelSchema = z.object({
  id: z.string(),
  name: z.string(),
  imageUrl: z.nullable(z.string()),
  rating: z.number(),
  location: z.string(),
  description: z.string(),
  amenities: z.array(z.string()),
  price: z.number(),
  currency: z.string(),
  bookingUrl: z.string(),
  stars: z.optional(z.int()),
  kind: z.optional(z.enum(hotelKinds)),
  reviewCount: z.optional(z.int()),
  position: z.optional(positionSchema),
  distanceKm: z.optional(z.number()),
  centerOf: z.optional(z.string()),
  roomType: z.optional(z.string()),
  board: z.optional(hotelBoardSchema),
  refundableUntil: z.optional(z.nullable(calendarDateSchema)),
  total: z.optional(stayTotalSchema),
  ratesKey: z.optional(z.string()),
});

/** Where somebody arrives who flies there. */
const stayAirportSchema = z.object({ iataCode: z.string(), name: z.string(), position: positionSchema });

/** A city that may have been meant; `detail` says where it is. */
const meantCitySchema = z.object({ name: z.string(), detail: z.string() });

/**
 * The answer, with the query it belongs to. `source` says whether rates are a sample or a provider's. `place` is the city
 * that was understood, with the airport most people arrive at; without it nobody knows the name, and `didYouMean` is what
 * else may be meant, which may be nothing; with `region`, they are the places of the country or region that was named. `view` is what is seen there, of the place or of
 * the first one of its region: the landscape, where it is known, and where that is. `note` is a sentence for a person: how old the rates are, or that some are missing.
 */
export const hotelSearchAnswerSchema = z.object({
  hotels: z.array(hotelSchema),
  searchParams: z.object({
    city: z.string(),
    checkIn: calendarDateSchema,
    checkOut: calendarDateSchema,
    adults: z.int(),
    rooms: z.optional(z.int()),
    childAges: z.optional(z.array(z.int())),
  }),
  source: z.enum(['sample', 'live']),
  place: z.optional(
    z.object({
      name: z.string(),
      detail: z.string(),
      position: positionSchema,
      /** The city or region it is a part of. */
      town: z.optional(z.string()),
      /** A sight, near which people sleep, and not in it. */
      isNear: z.optional(z.boolean()),
      airport: z.optional(stayAirportSchema),
    }),
  ),
  view: z.optional(z.object({ landscape: z.optional(z.enum(sceneKinds)), position: positionSchema })),
  note: z.optional(z.string()),
  didYouMean: z.optional(z.array(meantCitySchema)),
  region: z.optional(z.string()),
});

/** Asks for all rates of a property by its `ratesKey`. */
export const hotelRatesQuerySchema = z.object({
  key: z.string().check(z.regex(/^[\w-]{1,100}$/, 'is not a key of rates')),
});

/**
 * One way to take a room: `total` is for all nights and guests in whole units of `currency`, `dueThere` what is paid at the
 * property besides. `refundableUntil` is the last moment all is paid back (ISO 8601), null where nothing is.
 */
export const hotelRateSchema = z.object({
  id: z.string(),
  room: z.string(),
  board: z.optional(hotelBoardSchema),
  total: z.number(),
  currency: z.string(),
  dueThere: z.optional(z.object({ amount: z.number(), currency: z.string() })),
  refundableUntil: z.optional(z.nullable(z.string())),
  left: z.optional(z.int()),
});

/** All rates of a property, the lowest first. */
export const hotelRatesSchema = z.object({ rates: z.array(hotelRateSchema) });

/** See {@link hotelRateSchema}. */
export type HotelRate = z.infer<typeof hotelRateSchema>;
/** See {@link hotelRatesSchema}. */
export type HotelRates = z.infer<typeof hotelRatesSchema>;

/** See {@link hotelSearchQuerySchema}, after parsing. */
export type HotelSearchQuery = z.output<typeof hotelSearchQuerySchema>;
/** See {@link hotelSchema}. */
export type Hotel = z.infer<typeof hotelSchema>;
/** See {@link hotelSearchAnswerSchema}. */
export type HotelSearchAnswer = z.infer<typeof hotelSearchAnswerSchema>;
