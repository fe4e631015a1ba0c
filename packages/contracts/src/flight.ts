/** Flight search: the query, and offers made of segments. */
import {
  calendarDateSchema,
  iataCodeSchema,
  instantSchema,
  localTimeSchema,
  positionSchema,
  queryCount,
} from './basics';
import { z } from './zod';

/** Cabin classes, cheapest first. */
export const travelClasses = ['ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST'] as const;

/** Passenger limits (spec, section 9): adults 12+, children 2-11, infants under 2 and at most one an adult. */
export const passengerLimits = {
  adults: { min: 1, max: 9 },
  children: { min: 0, max: 9 },
  infants: { min: 0, max: 9 },
};

/** Who travels and in which cabin, as query text: one adult in economy unless something else is said. */
export const partyQuery = {
  adults: queryCount('Adults', { ...passengerLimits.adults, fallback: 1 }),
  children: queryCount('Children', { ...passengerLimits.children, fallback: 0 }),
  infants: queryCount('Infants', { ...passengerLimits.infants, fallback: 0 }),
  travelClass: z._default(
    z.enum(travelClasses, 'Please choose Economy, Premium economy, Business or First.'),
    'ECONOMY',
  ),
};

const REQUIRED = 'Please provide origin, destination, and departure date.';
const required = (value: unknown) => value !== undefined && value !== '';

/** `GET /api/flights/search` as query text. Whether dates are past is judged by the service, which knows the airport's day. */
export const flightSearchQuerySchema = z
  .object({
    origin: z.pipe(z.unknown().check(z.refine(required, REQUIRED)), iataCodeSchema),
    destination: z.pipe(z.unknown().check(z.refine(required, REQUIRED)), iataCodeSchema),
    departureDate: z.pipe(z.unknown().check(z.refine(required, REQUIRED)), calendarDateSchema),
    returnDate: z.optional(calendarDateSchema),
    ...partyQuery,
  })
  .check(
    z.refine((query) => !query.origin || query.origin !== query.destination, {
      message: 'Origin and destination must be different places.',
      path: ['destination'],
    }),
    z.refine((query) => !query.returnDate || query.returnDate >= query.departureDate, {
      message: 'The return date must not be before the departure date.',
      path: ['returnDate'],
    }),
    z.refine((query) => query.infants <= query.adults, {
      message: 'Each infant needs an adult: infants must not outnumber adults.',
      path: ['infants'],
    }),
  );

const endpointSchema = z.object({ iataCode: z.string(), at: localTimeSchema });

/**
 * One take-off and landing. `flightNumber` begins with the carrier's IATA code (`BA 542`); times are local to their
 * airport; `duration` is ISO 8601 (`PT2H30M`). `cabin` is said where it is another than the one that was asked for.
 */
export const segmentSchema = z.object({
  flightNumber: z.string(),
  carrierName: z.string(),
  departure: endpointSchema,
  arrival: endpointSchema,
  duration: z.string(),
  cabin: z.optional(z.enum(travelClasses)),
});

/** Whether something may be done with a ticket, and what it then costs everybody together in US dollars, where that is said. */
const conditionSchema = z.object({ isAllowed: z.boolean(), penalty: z.optional(z.number()) });

/**
 * One thing that can be bought. What a provider does not say (seats left, the last day to book, refunds and changes before
 * departure, what each may check in and carry on) is left out. `segments` are the outbound leg; `returnSegments` the return leg of a round trip.
 * `totalPrice` is US dollars for one adult with two decimals at most, the whole round trip included (the mean of those who
 * need a seat, from a provider that prices a party as one), `partyTotal` what everybody who was asked for pays together,
 * where the provider says it; `stops` are those of the leg with most of them, so that a nonstop is one both ways;
 * `totalDuration`, times and airports describe the outbound leg.
 */
export const flightOfferSchema = z.object({
  id: z.string(),
  mainCarrierName: z.string(),
  mainCarrierCode: z.string(),
  segments: z.array(segmentSchema),
  returnSegments: z.array(segmentSchema),
  stops: z.int(),
  totalDuration: z.string(),
  departureTime: localTimeSchema,
  arrivalTime: localTimeSchema,
  departureAirport: z.string(),
  arrivalAirport: z.string(),
  numberOfBookableSeats: z.optional(z.int()),
  lastTicketingDate: z.optional(calendarDateSchema),
  refund: z.optional(conditionSchema),
  change: z.optional(conditionSchema),
  bags: z.optional(z.object({ checked: z.int(), carryOn: z.int() })),
  totalPrice: z.number(),
  partyTotal: z.optional(z.number()),
  currency: z.literal('USD'),
});

const placeSchema = z.object({ iataCode: z.string(), name: z.string(), cityName: z.string(), countryName: z.string() });

const legDaysSchema = z.object({
  isFlown: z.boolean(),
  season: z.optional(z.object({ from: calendarDateSchema, until: calendarDateSchema })),
});

/**
 * Why a search found nothing. Of each leg, whether it is flown on its day, and the first and the last day of its next season
 * where its nonstops rest then; `journeys` are the nearest earlier and later ones that are flown, as far as they are on sale.
 * `isInEconomy`, where a better cabin was asked for: whether the same journey is flown in economy.
 */
export const flownNearSchema = z.object({
  outbound: legDaysSchema,
  inbound: z.optional(legDaysSchema),
  journeys: z.array(z.object({ departureDate: calendarDateSchema, returnDate: z.optional(calendarDateSchema) })),
  isInEconomy: z.optional(z.boolean()),
});

/**
 * The answer. `source` says whether fares are a sample or a provider's; `timestamp` is when they were made, which for
 * a cached answer is earlier than now; `airports` has every airport of the offers by its code; `note` is set when an
 * answer is older than it should be, in words for a person; `flownNear` where nothing was found and the provider knows why;
 * `trainMinutes` where a train takes five hours at most from city to city: the usual fastest one, its changes included.
 */
export const flightSearchAnswerSchema = z.object({
  data: z.array(flightOfferSchema),
  meta: z.object({
    count: z.int(),
    source: z.enum(['sample', 'live']),
    origin: placeSchema,
    destination: placeSchema,
    airports: z.optional(
      z.record(
        z.string(),
        z.object({
          name: z.string(),
          cityName: z.string(),
          timeZone: z.optional(z.string()),
          position: z.optional(positionSchema),
        }),
      ),
    ),
    note: z.optional(z.string()),
    flownNear: z.optional(flownNearSchema),
    trainMinutes: z.optional(z.int()),
  }),
  timestamp: instantSchema,
});

/** One of {@link travelClasses}. */
export type TravelClass = (typeof travelClasses)[number];
/** See {@link flightSearchQuerySchema}, after parsing. */
export type FlightSearchQuery = z.output<typeof flightSearchQuerySchema>;
/** See {@link segmentSchema}. */
export type Segment = z.infer<typeof segmentSchema>;
/** See {@link conditionSchema}. */
export type TicketCondition = z.infer<typeof conditionSchema>;
/** See {@link flightOfferSchema}. */
export type FlightOffer = z.infer<typeof flightOfferSchema>;
/** See {@link flownNearSchema}. */
export type FlownNear = z.infer<typeof flownNearSchema>;
/** See {@link flightSearchAnswerSchema}. */
export type FlightSearchAnswer = z.infer<typeof flightSearchAnswerSchema>;
