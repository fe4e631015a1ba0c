/** Price watches: somebody follows what a search or one flight costs, and is told when it really falls. */
import { calendarDateSchema, iataCodeSchema, instantSchema } from './basics';
import { type FlightOffer, flightSearchQuerySchema, passengerLimits, travelClasses } from './flight';
import { z } from './zod';

/** How much of it there may be (GROW-1): watches of an account and of a browser, watches on a page, days of a history. */
export const watchLimits = { perAccount: 50, onDevice: 10, perPage: 20, historyDays: 60 } as const;

const count = ({ min, max }: { min: number; max: number }) => z.int().check(z.minimum(min), z.maximum(max));

/** A search as it is stored; one that could not be asked is refused as a flight search is. */
export const watchedSearchSchema = z
  .object({
    origin: iataCodeSchema,
    destination: iataCodeSchema,
    departureDate: calendarDateSchema,
    returnDate: z.optional(calendarDateSchema),
    adults: count(passengerLimits.adults),
    children: count(passengerLimits.children),
    infants: count(passengerLimits.infants),
    travelClass: z.enum(travelClasses),
  })
  .check(
    z.refine(({ origin, destination }) => origin !== destination, 'Origin and destination must be different places.'),
    z.refine(
      ({ departureDate, returnDate }) => !returnDate || returnDate >= departureDate,
      'The return date must not be before the departure date.',
    ),
    z.refine(({ adults, infants }) => infants <= adults, 'Each infant needs an adult.'),
  );

const FLIGHT = 'Please choose a flight of the search.';
/** One flight of a search, there and back: its numbers and local departures, the same at every provider and on every day. */
export const flightKeySchema = z
  .string(FLIGHT)
  .check(
    z.maxLength(400, FLIGHT),
    z.regex(/^[A-Z0-9 ]{2,9}@[\dT:-]{16,19}(\+[A-Z0-9 ]{2,9}@[\dT:-]{16,19}){0,9}$/, FLIGHT),
  );

/** The {@link flightKeySchema} of an offer. */
export const flightKeyOf = ({ segments, returnSegments }: Pick<FlightOffer, 'segments' | 'returnSegments'>): string =>
  [...segments, ...returnSegments].map(({ flightNumber, departure }) => `${flightNumber}@${departure.at}`).join('+');

const lineSchema = z.string().check(z.minLength(1), z.maxLength(120), z.regex(/^[^\p{C}]*$/u));

/** The one flight that is watched, and how its airline is called. */
export const watchedFlightSchema = z.object({ key: flightKeySchema, carrier: lineSchema });

/** `POST /api/flights/watches`: the lowest price of a search or, with `flight`, that flight's. */
export const watchDraftSchema = z.object({ search: watchedSearchSchema, flight: z.optional(watchedFlightSchema) });

/** What everybody pays together on a day of asking, US dollars. */
const pricePointSchema = z.object({ day: calendarDateSchema, price: z.number() });

/**
 * How a price stands. `price` is today's of what was asked for, null while nobody sells it. `level` says how the lowest
 * price of the route and dates stands beside the days before, and `usual` between what most of those lie; both null where
 * too little is known. `lowest` has that price day by day, oldest first, and `own` the one flight's, where one is watched.
 */
const standing = {
  price: z.nullable(z.number()),
  level: z.nullable(z.enum(['low', 'usual', 'high'])),
  usual: z.nullable(z.object({ from: z.number(), to: z.number() })),
  lowest: z.array(pricePointSchema),
  own: z.array(pricePointSchema),
  source: z.enum(['sample', 'live']),
  places: z.object({ origin: z.string(), destination: z.string() }),
};

/** `GET /api/flights/price-history` as query text: a flight search, and a flight of it. */
export const priceHistoryQuerySchema = z.safeExtend(flightSearchQuerySchema, { flight: z.optional(flightKeySchema) });

/** `GET /api/flights/price-history`; `note` is set when prices are older than they should be, in words for a person. */
export const priceHistorySchema = z.object({ ...standing, note: z.optional(z.string()) });

/**
 * A watch as its owner sees it. `state` is `over` once the flight has left, `gone` while nobody sells it. `drop` is the last
 * one that was told, with the day it was seen; `isNew` until somebody has looked at the list.
 */
export const watchSchema = z.object({
  id: z.string(),
  ...standing,
  search: watchedSearchSchema,
  flight: z.nullable(watchedFlightSchema),
  since: instantSchema,
  checkedAt: instantSchema,
  startPrice: z.number(),
  state: z.enum(['watching', 'gone', 'over']),
  drop: z.nullable(z.object({ from: z.number(), to: z.number(), day: calendarDateSchema, isNew: z.boolean() })),
});

/** `GET /api/flights/watches`: newest first; `next` is where the page after it begins, `total` how many there are. */
export const watchPageSchema = z.object({
  watches: z.array(watchSchema),
  next: z.nullable(z.string()),
  total: z.int(),
});

/** `GET /api/flights/watches` as query text. */
export const watchPageQuerySchema = z.object({
  after: z.optional(z.string().check(z.regex(/^[\w-]{1,80}$/, 'A cursor is what the page before said.'))),
});

/** `GET /api/flights/watches/news`, and the answer to having looked: drops that nobody has looked at. */
export const watchNewsSchema = z.object({ drops: z.int() });

/** `DELETE /api/flights/watches/{id}`; `POST …/restore` brings it back until then. */
export const watchStoppedSchema = z.object({ id: z.string(), restorableUntil: instantSchema });

const BROKEN = 'This link is not complete. Please open the one in your message again.';
/** `POST /api/flights/watches/stop`: the token of a message, which stops that one watch and nothing else. */
export const watchStopSchema = z.object({ token: z.string(BROKEN).check(z.regex(/^[\w-]{43}$/, BROKEN)) });

/** Between accounts and search: a drop that waits for its message. `stopToken` goes into its links. */
export const watchNoticeSchema = z.object({
  id: z.string(),
  userId: z.string(),
  search: watchedSearchSchema,
  carrier: z.nullable(z.string()),
  places: standing.places,
  from: z.number(),
  to: z.number(),
  source: standing.source,
  stopToken: z.string(),
});

/** Between accounts and search: some of the notices that wait, which nobody else gets for some minutes. */
export const watchNoticesSchema = z.object({ notices: z.array(watchNoticeSchema) });

/** Between accounts and search: notices that are dealt with. */
export const watchNoticesDoneSchema = z.object({
  ids: z.array(z.string().check(z.maxLength(80))).check(z.maxLength(100)),
});

/** Between accounts and search: every watch of a person, stopped ones too, as they are stored. */
export const personWatchesSchema = z.array(z.unknown());

/** See {@link watchedSearchSchema}. */
export type WatchedSearch = z.output<typeof watchedSearchSchema>;
/** See {@link watchedFlightSchema}. */
export type WatchedFlight = z.infer<typeof watchedFlightSchema>;
/** See {@link watchDraftSchema}. */
export type WatchDraft = z.output<typeof watchDraftSchema>;
/** A day's price. */
export type PricePoint = z.infer<typeof pricePointSchema>;
/** See {@link priceHistorySchema}. */
export type PriceHistory = z.infer<typeof priceHistorySchema>;
/** See {@link watchSchema}. */
export type Watch = z.infer<typeof watchSchema>;
/** See {@link watchPageSchema}. */
export type WatchPage = z.infer<typeof watchPageSchema>;
/** See {@link watchStoppedSchema}. */
export type WatchStopped = z.infer<typeof watchStoppedSchema>;
/** See {@link watchNoticeSchema}. */
export type WatchNotice = z.infer<typeof watchNoticeSchema>;
