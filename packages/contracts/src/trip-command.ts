/** Every change that can be made to a trip, as plain data. `packages/trip` carries them out. */
import { clockTimeSchema } from './basics';
import { currencySchema } from './money';
import { bookingContentSchema } from './trip-booking';
import { expenseContentSchema, rateContentSchema } from './trip-expense';
import { headEditSchema, headImportSchema, headRestoreSchema, newDatesFields } from './trip-head';
import { itemContentSchema } from './trip-item';
import { documentContentSchema, packingContentSchema, travellerContentSchema } from './trip-packing';
import {
  optionalLineOf,
  partIdSchema,
  partVersions,
  partVersionSchema,
  tripDaySchema,
  tripPartLimits,
} from './trip-part';
import { partContents, type CollectionName, type ContentIn } from './trip-plan';
import { z } from './zod';

/** What becomes of what has a day when a trip's dates change (product decision 4). */
export const datePolicies = ['shift', 'keep-bookings', 'unschedule'] as const;

/** Most steps of a batch, and most places of one booking on the timeline. */
export const commandLimits = { steps: 500, places: 50 } as const;

const command = <Type extends string, Shape extends z.core.$ZodShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), ...shape });

/** A part that is not there yet. */
const added = { id: partIdSchema };
/** A part as it was read. */
const read = { id: partIdSchema, version: partVersionSchema };

const { end, rank } = itemContentSchema.shape;
const day = z.nullable(tripDaySchema);
const newItem = z.extend(itemContentSchema, { day });
const { bookingId: _, ...unbooked } = newItem.shape;
const { checked: __, key: ___, ...packed } = packingContentSchema.shape;

const generatedKey = z.string().check(z.regex(/^[a-z\d-]{1,40}$/));

// Ids of rates are currencies, of all else what their makers called them; a plan with others could not be read again.
const idOf = (name: CollectionName): z.ZodMiniType<string, string> =>
  name === 'rates' ? currencySchema : partIdSchema;
const refSchema = z.union([partIdSchema, currencySchema]);
const { travellers, bookings, items, expenses, rates, packing, documents } = partContents;

const put = <Name extends CollectionName, Content extends z.ZodMiniType<ContentIn[Name]>>(
  name: Name,
  content: Content,
) => z.object({ in: z.literal(name), id: idOf(name), ...partVersions, content });
const change = <Name extends CollectionName, Shape extends z.core.$ZodShape>(name: Name, of: z.ZodMiniObject<Shape>) =>
  z.object({
    in: z.literal(name),
    id: idOf(name),
    version: partVersionSchema,
    was: partVersionSchema,
    fields: z.partial(of),
  });

const imported = z.partial(
  z.object({
    travellers: z.record(partIdSchema, travellers),
    bookings: z.record(partIdSchema, bookings),
    items: z.record(partIdSchema, items),
    expenses: z.record(partIdSchema, expenses),
    rates: z.record(currencySchema, rates),
    packing: z.record(partIdSchema, packing),
    documents: z.record(partIdSchema, documents),
  }),
);

/**
 * The inverse of whatever was done: parts of the head as they were, parts put back with the versions they had, fields
 * changed back from `version` to the one that `was`, parts taken away again.
 */
const restore = command('restore', {
  summary: optionalLineOf(300),
  head: headRestoreSchema,
  put: z.array(
    z.discriminatedUnion('in', [
      put('travellers', travellers),
      put('bookings', bookings),
      put('items', items),
      put('expenses', expenses),
      put('rates', rates),
      put('packing', packing),
      put('documents', documents),
    ]),
  ),
  change: z.array(
    z.discriminatedUnion('in', [
      change('travellers', travellers),
      change('bookings', bookings),
      change('items', items),
      change('expenses', expenses),
      change('rates', rates),
      change('packing', packing),
      change('documents', documents),
    ]),
  ),
  remove: z.array(
    z.object({
      in: z.enum(['travellers', 'bookings', 'items', 'expenses', 'rates', 'packing', 'documents']),
      id: refSchema,
      version: partVersionSchema,
    }),
  ),
});

/** One step. What it changes it names with the version that was read; what moves things about needs none. */
export const stepSchema = z.discriminatedUnion('type', [
  command('head.edit', { parts: headEditSchema }),
  command('dates.change', { version: partVersionSchema, ...newDatesFields, policy: z.enum(datePolicies) }),
  command('item.add', { ...added, content: newItem }),
  command('item.edit', { ...read, fields: z.partial(z.object(unbooked)) }),
  command('item.move', { ...read, day, start: z.optional(z.nullable(clockTimeSchema)), end: z.optional(end), rank }),
  command('item.reorder', { ...read, rank }),
  command('item.duplicate', { ...added, of: partIdSchema, day, rank }),
  command('item.remove', read),
  command('day.move', { from: tripDaySchema, to: tripDaySchema }),
  command('day.swap', { one: tripDaySchema, other: tripDaySchema }),
  command('booking.add', {
    ...added,
    content: bookingContentSchema,
    places: z
      .array(z.object({ ...added, content: z.object(unbooked) }))
      .check(z.maxLength(commandLimits.places, `A booking has at most ${commandLimits.places} places.`)),
  }),
  command('booking.edit', { ...read, fields: z.partial(bookingContentSchema) }),
  // With the versions of its places, so that none goes that somebody has changed since.
  command('booking.remove', { ...read, places: z.record(partIdSchema, partVersionSchema) }),
  command('expense.add', { ...added, content: expenseContentSchema }),
  command('expense.edit', { ...read, fields: z.partial(expenseContentSchema) }),
  command('expense.remove', read),
  // Version 0: there is no rate of this currency yet.
  command('rate.set', { currency: currencySchema, version: z.int().check(z.minimum(0)), content: rateContentSchema }),
  command('rate.remove', { currency: currencySchema, version: partVersionSchema }),
  command('traveller.add', { ...added, content: travellerContentSchema }),
  command('traveller.edit', { ...read, fields: travellerContentSchema }),
  command('traveller.remove', read),
  command('packing.generate', {
    entries: z
      .array(z.object({ ...added, ...packed, key: generatedKey }))
      .check(z.maxLength(tripPartLimits.packing, `A packing list has at most ${tripPartLimits.packing} entries.`)),
  }),
  // The same list for each of some travellers, or once for everybody: what each of them packs need not be sent.
  command('packing.make', {
    things: z
      .array(z.object({ key: generatedKey, label: packed.label, category: packed.category }))
      .check(z.maxLength(tripPartLimits.packing, `A packing list has at most ${tripPartLimits.packing} entries.`)),
    travellerIds: z.array(partIdSchema).check(z.maxLength(tripPartLimits.travellers)),
  }),
  command('packing.add', { ...added, content: z.object(packed) }),
  command('packing.tick', { ...read, checked: z.boolean() }),
  command('packing.remove', read),
  command('packing.reset', {}),
  command('document.add', { ...added, content: documentContentSchema }),
  command('document.edit', {
    ...read,
    fields: z.partial(z.pick(documentContentSchema, { name: true, bookingId: true })),
  }),
  command('document.remove', read),
  // What is not in the trip yet; what is stays as it is.
  command('import', { head: headImportSchema, parts: imported }),
  restore,
]);

/** One step, or several that are one to whoever undoes them: all are carried out, or none. */
export const tripCommandSchema = z.discriminatedUnion('type', [
  ...stepSchema.def.options,
  command('batch', {
    summary: z.optional(optionalLineOf(300)),
    steps: z
      .array(stepSchema)
      .check(
        z.minLength(1, 'A batch has at least one step.'),
        z.maxLength(commandLimits.steps, `A batch has at most ${commandLimits.steps} steps.`),
      ),
  }),
]);

/** One of {@link datePolicies}. */
export type DatePolicy = (typeof datePolicies)[number];
/** See {@link stepSchema}. */
export type TripStep = z.infer<typeof stepSchema>;
/** See {@link tripCommandSchema}. */
export type TripCommand = z.infer<typeof tripCommandSchema>;
/** A step by its type. */
export type StepOf<Type extends TripStep['type']> = Extract<TripStep, { type: Type }>;
