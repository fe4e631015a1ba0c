/** Lowest fares of journeys on many days at once: the price calendar, the date grid, and what services ask each other. */
import { calendarDateSchema, iataCodeSchema, instantSchema, queryNumber } from './basics';
import { partyQuery, passengerLimits, travelClasses } from './flight';
import { z } from './zod';

/** Fares of one answer: two months of departures, or nine weeks of departures and returns. */
export const MOST_FARES = 64;
/** Journeys in one {@link fareBatchSchema}. */
export const MOST_JOURNEYS = 1_000;
/** Nights of a return whose length is given instead of its last day. */
export const MOST_NIGHTS = 180;

const DAY_MS = 86_400_000;
const daysIn = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / DAY_MS + 1;

/**
 * `GET /api/flights/fares` as query text: departures from `departureFrom` to `departureUntil`, one way, or back after `nights`,
 * or back on every day from `returnFrom` to `returnUntil`; {@link MOST_FARES} together at most.
 */
export const fareGridQuerySchema = z
  .object({
    origin: iataCodeSchema,
    destination: iataCodeSchema,
    departureFrom: calendarDateSchema,
    departureUntil: calendarDateSchema,
    returnFrom: z.optional(calendarDateSchema),
    returnUntil: z.optional(calendarDateSchema),
    nights: z.optional(queryNumber('Nights', { min: 0, max: MOST_NIGHTS })),
    ...partyQuery,
  })
  .check(
    z.refine((query) => query.origin !== query.destination, {
      message: 'Origin and destination must be different places.',
      path: ['destination'],
    }),
    z.refine((query) => query.departureUntil >= query.departureFrom, {
      message: 'The last day must not be before the first.',
      path: ['departureUntil'],
    }),
    z.refine(({ returnFrom, returnUntil }) => (returnFrom ?? '') <= (returnUntil ?? ''), {
      message: 'The last day must not be before the first.',
      path: ['returnUntil'],
    }),
    z.refine(({ returnFrom, returnUntil }) => (returnFrom === undefined) === (returnUntil === undefined), {
      message: 'Please give the first and the last day to fly back.',
      path: ['returnFrom'],
    }),
    z.refine(({ returnFrom, nights }) => returnFrom === undefined || nights === undefined, {
      message: 'Please give either nights or days to fly back.',
      path: ['nights'],
    }),
    z.refine(
      ({ departureFrom, departureUntil, returnFrom, returnUntil }) =>
        daysIn(departureFrom, departureUntil) * (returnFrom && returnUntil ? daysIn(returnFrom, returnUntil) : 1) <=
        MOST_FARES,
      { message: `Please ask for ${MOST_FARES} fares at most.`, path: ['departureUntil'] },
    ),
    z.refine((query) => query.infants <= query.adults, {
      message: 'Each infant needs an adult: infants must not outnumber adults.',
      path: ['infants'],
    }),
  );

/**
 * The lowest fare of a journey: whole US dollars, `fare` for one adult, the whole round trip included, `partyTotal` for
 * everybody. It is the `totalPrice` and the `partyTotal` of the cheapest offer that a search for these days answers.
 */
export const dayFareSchema = z.object({
  departureDate: calendarDateSchema,
  returnDate: z.optional(calendarDateSchema),
  fare: z.number(),
  partyTotal: z.number(),
});

/** Days without flights are left out. `source`, `timestamp` and `note` are those of a flight search. */
export const fareGridAnswerSchema = z.object({
  data: z.array(dayFareSchema),
  meta: z.object({ source: z.enum(['sample', 'live']), note: z.optional(z.string()) }),
  timestamp: instantSchema,
});

const count = ({ min, max }: { min: number; max: number }) => z.int().check(z.minimum(min), z.maximum(max));

/** `POST /fares` of the search service, for other services: journeys from one airport or metropolitan area, for one party. */
export const fareBatchSchema = z.object({
  origin: iataCodeSchema,
  adults: z._default(count(passengerLimits.adults), 1),
  children: z._default(count(passengerLimits.children), 0),
  infants: z._default(count(passengerLimits.infants), 0),
  travelClass: z._default(z.enum(travelClasses), 'ECONOMY'),
  journeys: z
    .array(
      z.object({
        destination: iataCodeSchema,
        departureDate: calendarDateSchema,
        returnDate: z.optional(calendarDateSchema),
      }),
    )
    .check(z.maxLength(MOST_JOURNEYS)),
});

/**
 * Answers in the order of the journeys: what {@link dayFareSchema} says, the minutes from take-off to landing that the fastest
 * way usually takes, and its changes of planes; null where nobody flies then.
 */
export const fareBatchAnswerSchema = z.object({
  data: z.array(z.nullable(z.object({ fare: z.number(), partyTotal: z.number(), minutes: z.int(), changes: z.int() }))),
});

/** See {@link fareGridQuerySchema}, after parsing. */
export type FareGridQuery = z.output<typeof fareGridQuerySchema>;
/** See {@link dayFareSchema}. */
export type DayFare = z.infer<typeof dayFareSchema>;
/** See {@link fareGridAnswerSchema}. */
export type FareGridAnswer = z.infer<typeof fareGridAnswerSchema>;
/** See {@link fareBatchSchema}, before parsing. */
export type FareBatch = z.input<typeof fareBatchSchema>;
/** See {@link fareBatchSchema}, after parsing. */
export type FareBatchQuery = z.output<typeof fareBatchSchema>;
/** See {@link fareBatchAnswerSchema}. */
export type FareBatchAnswer = z.infer<typeof fareBatchAnswerSchema>;
