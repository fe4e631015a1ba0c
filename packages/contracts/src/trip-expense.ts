/** Money that was spent on a trip, who paid it and for whom, and the rates of its currencies. */
import { calendarDateSchema } from './basics';
import { moneySchema, rateSchema } from './money';
import { lineOf, partIdSchema, partVersions, tripPartLimits } from './trip-part';
import { z } from './zod';

/** What money is spent on (spec, section 3). */
export const expenseCategories = [
  'accommodation',
  'food',
  'transportation',
  'activities',
  'shopping',
  'other',
] as const;

const INVALID = 'Please provide a valid description and amount';

/**
 * The content of an expense. `sharedBy` says whose it is, in proportion to the weights: equal ones for equal parts, amounts
 * for exact ones. Nobody in it, or nobody who paid: it is not settled among the travellers. One that `settles` is money that
 * one traveller gave another one for what is owed; it is no cost of the trip.
 */
export const expenseContentSchema = z.object({
  description: lineOf(200, INVALID),
  money: moneySchema.check(z.refine((money) => money.amount > 0, INVALID)),
  category: z.enum(expenseCategories),
  day: calendarDateSchema,
  paidBy: z.nullable(partIdSchema),
  sharedBy: z
    .array(z.object({ travellerId: partIdSchema, weight: z.int().check(z.minimum(1), z.maximum(1e13)) }))
    .check(z.maxLength(tripPartLimits.travellers)),
  bookingId: z.nullable(partIdSchema),
  settles: z.optional(z.literal(true)),
});

/** An expense as a trip holds it. */
export const expenseSchema = z.extend(expenseContentSchema, partVersions);

/** What a trip takes one unit of a currency for, and on which day that was so. */
export const rateContentSchema = z.object({ rate: rateSchema, day: calendarDateSchema });

/** A rate as a trip holds it, by its currency. */
export const tripRateSchema = z.extend(rateContentSchema, partVersions);

/** See {@link expenseCategories}. */
export type ExpenseCategory = (typeof expenseCategories)[number];
/** See {@link expenseContentSchema}. */
export type ExpenseContent = z.infer<typeof expenseContentSchema>;
/** See {@link expenseSchema}. */
export type Expense = z.infer<typeof expenseSchema>;
/** See {@link rateContentSchema}. */
export type RateContent = z.infer<typeof rateContentSchema>;
/** See {@link tripRateSchema}. */
export type TripRate = z.infer<typeof tripRateSchema>;
