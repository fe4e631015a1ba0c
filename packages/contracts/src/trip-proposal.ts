/** What the planner proposes for a whole trip: the one shape in which a recommendation becomes one. */
import { positionSchema, timeZoneSchema } from './basics';
import { activityCategories, activityConditions } from './destination';
import { lineOf, linesOf, optionalLineOf, tripDaySchema } from './trip-part';
import { MAX_BUDGET_USD, tripTextLimits } from './trip';
import { tripNeedsSchema } from './trip-needs';
import { z } from './zod';

const wholeDollars = z.int().check(z.minimum(0), z.maximum(MAX_BUDGET_USD));

/**
 * A trip that could be saved. `key` names the proposal, so that the same one is saved once; `destination` is where it goes
 * (`Lisbon, Portugal`), `city` what a person calls it (`Lisbon`). `budget` is whole US dollars for all `people`, of whom so
 * many are `children` and `infants`, with `needs` that its days mind; `position` and `timeZone` are those of the destination,
 * where they are known. `costs` are its parts in proportion: they are laid on the budget to the cent. `from`
 * is the place they start from, as a person writes it. Who does not fly has the ride, the drive or the ferry in place of the flight. `activities` are real ones, best first, with what one of
 * them costs a person in whole US dollars and how long it takes in minutes; null where nobody knows.
 */
export const tripProposalSchema = z
  .object({
    key: z.string().check(z.minLength(1), z.maxLength(1_000)),
    title: lineOf(tripTextLimits.title, 'Please give it a title.'),
    destination: lineOf(tripTextLimits.title, 'Please name the destination.'),
    city: lineOf(tripTextLimits.title, 'Please name the destination.'),
    startDate: tripDaySchema,
    endDate: tripDaySchema,
    people: z.int().check(z.minimum(1), z.maximum(999)),
    children: z.optional(z.int().check(z.minimum(0), z.maximum(999))),
    infants: z.optional(z.int().check(z.minimum(0), z.maximum(999))),
    needs: z.optional(tripNeedsSchema),
    position: z.optional(positionSchema),
    timeZone: z.optional(timeZoneSchema),
    from: z.optional(optionalLineOf(tripTextLimits.title)),
    budget: wholeDollars,
    notes: linesOf(tripTextLimits.notes),
    flight: z.object({
      duration: z.string().check(z.maxLength(120)),
      means: z.optional(z.enum(['plane', 'train', 'car', 'ferry'])),
    }),
    stay: z.object({ name: lineOf(tripTextLimits.title, 'Please name the stay.'), detail: linesOf(500) }),
    costs: z.object({
      flight: wholeDollars,
      stay: wholeDollars,
      food: wholeDollars,
      activities: wholeDollars,
      local: wholeDollars,
    }),
    activities: z
      .array(
        z.object({
          name: lineOf(tripTextLimits.title, 'Please give it a name.'),
          price: z.nullable(wholeDollars),
          minutes: z.nullable(z.int().check(z.minimum(1), z.maximum(10_080))),
          category: z.optional(z.enum(activityCategories)),
          ...activityConditions,
        }),
      )
      .check(z.maxLength(60)),
  })
  .check(z.refine(({ startDate, endDate }) => endDate >= startDate, 'The end date must not be before the start date.'));

/** See {@link tripProposalSchema}. */
export type TripProposal = z.infer<typeof tripProposalSchema>;
