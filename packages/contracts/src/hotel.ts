/** Stays: the hotel query, and properties with their nightly rate. */
import { calendarDateSchema, queryCount } from './basics';
import { atMost, oneLine } from './text';
import { z } from './zod';

/** Guests a search may be for (spec, section 9). */
export const guestLimits = { min: 1, max: 10, usual: 2 };

/** `GET /api/hotels/search` as query text. */
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
    rooms: queryCount('Rooms', { min: 1, max: 9, fallback: 1 }),
  })
  .check(
    z.refine((query) => query.checkOut > query.checkIn, {
      message: 'Check-out must be after check-in.',
      path: ['checkOut'],
    }),
  );

/** One property. `price` is the nightly rate in whole units of `currency`; booking completes at `bookingUrl`. */
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
});

/** The answer, with the query it belongs to. `source` says whether rates are a sample or a provider's. */
export const hotelSearchAnswerSchema = z.object({
  hotels: z.array(hotelSchema),
  searchParams: z.object({
    city: z.string(),
    checkIn: calendarDateSchema,
    checkOut: calendarDateSchema,
    adults: z.int(),
  }),
  source: z.enum(['sample', 'live']),
});

/** See {@link hotelSearchQuerySchema}, after parsing. */
export type HotelSearchQuery = z.output<typeof hotelSearchQuerySchema>;
/** See {@link hotelSchema}. */
export type Hotel = z.infer<typeof hotelSchema>;
/** See {@link hotelSearchAnswerSchema}. */
export type HotelSearchAnswer = z.infer<typeof hotelSearchAnswerSchema>;
