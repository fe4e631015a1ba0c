/** Trips as they travel between the browser, the bff and the trips service. */
import { calendarDateSchema, instantSchema } from './basics';
import { atMost, atMostCharacters, manyLines, oneLine } from './text';
import { z } from './zod';

/** Where a trip stands. */
export const tripStatuses = ['planning', 'confirmed', 'completed', 'cancelled'] as const;

/** Where a trip may go from where it stands; it may always stay (product decision 4). */
export const statusesAfter: Record<(typeof tripStatuses)[number], readonly (typeof tripStatuses)[number][]> = {
  planning: ['confirmed', 'cancelled'],
  confirmed: ['completed', 'cancelled'],
  completed: ['cancelled'],
  cancelled: ['planning'],
};

const REQUIRED = 'Please fill in all required fields';
const requiredText = (max: number) =>
  z
    .string(REQUIRED)
    .check(z.trim(), z.minLength(1, REQUIRED), atMost(max, `Please use at most ${max} characters.`), oneLine);

/** Largest budget a trip may have, whole US dollars: keeps cents within exact integers with room to add up. */
export const MAX_BUDGET_USD = 100_000_000;

/**
 * The longest texts of a trip, in UTF-16 code units: `title` of a title, a destination and any other name of one line,
 * `place` of where something is, `notes` of the trip's notes and `itemNotes` of an item's, `sourceId` of where an item came
 * from, `address` of a page or picture outside.
 */
export const tripTextLimits = {
  title: 120,
  place: 200,
  notes: 5_000,
  itemNotes: 2_000,
  sourceId: 200,
  address: 2_000,
} as const;

/** How long something that was deleted can be restored, in days: a trip, a document of one, a tip. */
export const RESTORABLE_DAYS = 30;

const draftFields = {
  title: requiredText(tripTextLimits.title),
  destination: requiredText(tripTextLimits.title),
  startDate: calendarDateSchema,
  endDate: calendarDateSchema,
  budget: z._default(
    z.nullable(
      z
        .int('Please give the budget in whole dollars.')
        .check(
          z.minimum(0, 'The budget must not be negative.'),
          z.maximum(MAX_BUDGET_USD, 'That budget is too large.'),
        ),
    ),
    null,
  ),
  notes: z._default(z.nullable(z.string().check(atMostCharacters(tripTextLimits.notes), manyLines)), null),
};

const DATES_IN_ORDER = { message: 'The end date must not be before the start date.', path: ['endDate'] };
const isInOrder = (trip: { startDate: string; endDate: string }) => trip.endDate >= trip.startDate;

/** A new trip: `POST /api/trips`. `budget` is whole US dollars or null. */
export const tripDraftSchema = z.object(draftFields).check(z.refine(isInOrder, DATES_IN_ORDER));

/** An edited trip: `PUT /api/trips/{id}`. `version` is the one that was read; an older one is a conflict. */
export const tripChangeSchema = z
  .object({ ...draftFields, status: z.enum(tripStatuses), version: z.int() })
  .check(z.refine(isInOrder, DATES_IN_ORDER));

/** A trip. `id` counts up from 1; `version` grows by one at each change. */
export const tripSchema = z.object({
  id: z.int(),
  title: z.string(),
  destination: z.string(),
  startDate: calendarDateSchema,
  endDate: calendarDateSchema,
  budget: z.nullable(z.int()),
  notes: z.nullable(z.string()),
  status: z.enum(tripStatuses),
  // The id of its own picture: `GET /api/trips/{id}/pictures/{pictureId}`.
  picture: z.optional(z.string()),
  // US cents, what was spent and is still to pay; absent where nothing costs.
  costCents: z.optional(z.int()),
  version: z.int(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});

/**
 * How many trips an account may have, deleted ones that can still be restored beside them at most as many again; how many
 * a page of their list holds, and how much of their notes. `bytesEach` and `bytes`: of one plan, and of all plans of an
 * account, as JSON; those of deleted trips may take as much again.
 */
export const tripLimits = {
  perAccount: 500,
  perPage: 100,
  notesInList: 200,
  bytesEach: 5_000_000,
  bytes: 64_000_000,
};

/** `GET /api/trips/usage`: bytes that the plans of an account's trips take, without deleted ones, and may take at most. */
export const tripUsageSchema = z.object({ bytes: z.int().check(z.minimum(0)), most: z.int().check(z.minimum(1)) });

/**
 * `GET /api/trips`, soonest start first: a page of {@link tripLimits}, and only the beginning of longer notes. A page that
 * is full may have another after it.
 */
export const tripListSchema = z.array(tripSchema);

const tripCursorSchema = z.pipe(
  z
    .string('Please give one cursor.')
    .check(z.regex(/^\d{4}-\d{2}-\d{2}_[1-9]\d{0,14}$/, 'A cursor is the start and the number of a trip.')),
  z.transform((cursor: string) => {
    const [startDate = '', id = ''] = cursor.split('_');
    return { startDate, id: Number(id) };
  }),
);

/** `GET /api/trips` as query text: `after` is the {@link tripCursorOf} the last trip of the page before. */
export const tripListQuerySchema = z.object({ after: z.optional(tripCursorSchema) });

/** Where the page after a trip begins, in the order of the list. */
export const tripCursorOf = ({ startDate, id }: Pick<Trip, 'startDate' | 'id'>): string => `${startDate}_${id}`;

/** `DELETE /api/trips/{id}`: until when the trip can be brought back (`POST /api/trips/{id}/restore`). */
export const tripDeletedSchema = z.object({ id: z.int(), restorableUntil: instantSchema });

/**
 * A trip kept by a browser (storage key `trips`, spec section 3; what is not in the spec has a default, so that older
 * trips stay readable). `totalBudget` is whole US dollars, 0 for none, `costCents` as of {@link tripSchema}. `plan` is the whole trip, `lastKeys` name the newest
 * commands that were carried out on it, and `seal` that it was
 * checked as it is. `importKey` is the idempotency key under which an
 * account was first asked to take it, `importedAs` the number it has there since.
 */
export const browserTripSchema = z.object({
  id: z.int(),
  name: z.string(),
  destination: z.string(),
  startDate: calendarDateSchema,
  endDate: calendarDateSchema,
  imageUrl: z._default(z.string(), ''),
  activities: z._default(z.array(z.string()), []),
  accommodation: z._default(z.string(), ''),
  flight: z._default(z.string(), ''),
  totalBudget: z._default(z.int(), 0),
  notes: z._default(z.string(), ''),
  status: z._default(z.enum(tripStatuses), 'planning'),
  sample: z._default(z.boolean(), false),
  costCents: z.optional(z.int()),
  // `TripPlan`, read by packages/trip: a newer Sojourn's may be there, and is not ours to lose.
  plan: z.optional(z.unknown()),
  seal: z.optional(z.string()),
  lastKeys: z.optional(z.array(z.string())),
  importKey: z.optional(z.string()),
  importedAs: z.optional(z.int()),
});

/** See {@link tripStatuses}. */
export type TripStatus = (typeof tripStatuses)[number];
/** See {@link tripDraftSchema}, after parsing. */
export type TripDraft = z.output<typeof tripDraftSchema>;
/** See {@link tripChangeSchema}, after parsing. */
export type TripChange = z.output<typeof tripChangeSchema>;
/** See {@link tripSchema}. */
export type Trip = z.infer<typeof tripSchema>;
/** What {@link tripCursorOf} stands for. */
export type TripCursor = z.output<typeof tripCursorSchema>;
/** See {@link tripUsageSchema}. */
export type TripUsage = z.infer<typeof tripUsageSchema>;
/** See {@link tripDeletedSchema}. */
export type TripDeleted = z.infer<typeof tripDeletedSchema>;
/** See {@link browserTripSchema}. */
export type BrowserTrip = z.output<typeof browserTripSchema>;
