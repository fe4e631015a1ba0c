/** A trip whole: its head and everything that hangs on it, each part under its id and with its version. */
import { currencySchema } from './money';
import { bookingContentSchema, bookingSchema, type Booking, type BookingContent } from './trip-booking';
import {
  expenseContentSchema,
  expenseSchema,
  rateContentSchema,
  tripRateSchema,
  type Expense,
  type ExpenseContent,
  type RateContent,
  type TripRate,
} from './trip-expense';
import { tripHeadSchema, type TripHead } from './trip-head';
import { itemContentSchema, itemSchema, type Item, type ItemContent } from './trip-item';
import {
  documentContentSchema,
  packingContentSchema,
  packingItemSchema,
  travellerContentSchema,
  travellerSchema,
  tripDocumentSchema,
  type DocumentContent,
  type PackingContent,
  type PackingItem,
  type Traveller,
  type TravellerContent,
  type TripDocument,
} from './trip-packing';
import { partIdSchema } from './trip-part';
import { z } from './zod';

/** Which shape a stored plan has; an older one is lifted when it is read. */
export const PLAN_SHAPE = 1;

/** The collections of a trip, those first that others refer to. */
export const collectionNames = [
  'travellers',
  'bookings',
  'items',
  'expenses',
  'rates',
  'packing',
  'documents',
] as const;

/** The content of a part, by its collection. */
export const partContents = {
  travellers: travellerContentSchema,
  bookings: bookingContentSchema,
  items: itemContentSchema,
  expenses: expenseContentSchema,
  rates: rateContentSchema,
  packing: packingContentSchema,
  documents: documentContentSchema,
};

/** `version` counts the commands that were carried out on the trip, and is none of its parts'. */
export const tripPlanSchema = z.object({
  shape: z.literal(PLAN_SHAPE),
  version: z.int().check(z.minimum(0)),
  head: tripHeadSchema,
  travellers: z.record(partIdSchema, travellerSchema),
  bookings: z.record(partIdSchema, bookingSchema),
  items: z.record(partIdSchema, itemSchema),
  expenses: z.record(partIdSchema, expenseSchema),
  rates: z.record(currencySchema, tripRateSchema),
  packing: z.record(partIdSchema, packingItemSchema),
  documents: z.record(partIdSchema, tripDocumentSchema),
});

/** See {@link collectionNames}. */
export type CollectionName = (typeof collectionNames)[number];
/** See {@link tripPlanSchema}. */
export type TripPlan = {
  shape: typeof PLAN_SHAPE;
  version: number;
  head: TripHead;
} & { [Name in CollectionName]: Record<string, PartIn[Name]> };
/** A part with its version, by its collection. */
export type PartIn = {
  travellers: Traveller;
  bookings: Booking;
  items: Item;
  expenses: Expense;
  rates: TripRate;
  packing: PackingItem;
  documents: TripDocument;
};
/** A part's content, by its collection. */
export type ContentIn = {
  travellers: TravellerContent;
  bookings: BookingContent;
  items: ItemContent;
  expenses: ExpenseContent;
  rates: RateContent;
  packing: PackingContent;
  documents: DocumentContent;
};
