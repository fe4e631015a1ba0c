/** What is booked on an external site. Its places on the timeline are items that name it. */
import { localTimeSchema } from './basics';
import { moneySchema } from './money';
import { tripTextLimits } from './trip';
import { lineOf, optionalLineOf, partVersions, webAddressSchema } from './trip-part';
import { z } from './zod';

/** What can be booked. */
export const bookingKinds = ['flight', 'stay', 'activity', 'transport', 'other'] as const;

const endpointSchema = z.object({
  iataCode: z.string().check(z.regex(/^[A-Z]{3}$/)),
  at: localTimeSchema,
  terminal: z.nullable(optionalLineOf(20)),
});

/** One take-off and landing of a booked flight; times are local to their airport. */
export const bookedSegmentSchema = z.object({
  flightNumber: lineOf(12, 'Please give the flight number.'),
  carrierName: optionalLineOf(100),
  departure: endpointSchema,
  arrival: endpointSchema,
  duration: optionalLineOf(20),
});

/**
 * The content of a booking. `code` is its confirmation code, empty when there is none yet, and like documents not for
 * viewers. `planned` is what all of it costs, all travellers together; `searchPath` the portal's own search that asks
 * for the price again.
 */
export const bookingContentSchema = z.object({
  kind: z.enum(bookingKinds),
  title: lineOf(tripTextLimits.title, 'Please give the booking a title.'),
  provider: optionalLineOf(100),
  code: optionalLineOf(60),
  url: z.nullable(webAddressSchema),
  planned: z.nullable(moneySchema),
  segments: z.array(bookedSegmentSchema).check(z.maxLength(24, 'A booking has at most 24 flights.')),
  searchPath: z.nullable(z.string().check(z.maxLength(1_000), z.regex(/^\/(flights|hotels)\/search\?[^\s"<>\\]*$/))),
});

/** A booking as a trip holds it. */
export const bookingSchema = z.extend(bookingContentSchema, partVersions);

/** See {@link bookedSegmentSchema}. */
export type BookedSegment = z.infer<typeof bookedSegmentSchema>;
/** See {@link bookingKinds}. */
export type BookingKind = (typeof bookingKinds)[number];
/** See {@link bookingContentSchema}. */
export type BookingContent = z.infer<typeof bookingContentSchema>;
/** See {@link bookingSchema}. */
export type Booking = z.infer<typeof bookingSchema>;
