/** The head of a trip: what it is called, where and when it goes, what it may cost. Each part has its own version. */
import { calendarDateSchema, positionSchema, timeZoneSchema } from './basics';
import { tripNeedsSchema } from './trip-needs';
import { MAX_BUDGET_USD, tripStatuses, tripTextLimits } from './trip';
import {
  lineOf,
  linesOf,
  optionalLineOf,
  partIdSchema,
  partVersions,
  partVersionSchema,
  tripDaySchema,
} from './trip-part';
import { z } from './zod';

const REQUIRED = 'Please fill in all required fields';

/** The most people that a trip is planned for. */
export const MOST_PEOPLE = 999;

/**
 * The content of each part of the head. `budget` is US cents and whole dollars, or null for none; notes may be empty. `party`
 * is how many go, null while nobody has said, of whom so many are `children` (2 to 11) and `infants`, what its days mind
 * for them, and the place they start from as a person writes it, or ''. `imageUrl` is the address that was typed and that no page loads, `picture` the id of what
 * is stored of it, or of an uploaded picture.
 */
export const headContents = {
  title: z.object({ text: lineOf(tripTextLimits.title, REQUIRED) }),
  destination: z.object({
    name: lineOf(tripTextLimits.title, REQUIRED),
    position: z.nullable(positionSchema),
    timeZone: z.nullable(timeZoneSchema),
  }),
  dates: z.object({ startDate: calendarDateSchema, endDate: calendarDateSchema }),
  budget: z.object({
    cents: z.nullable(
      z
        .int('Please give the budget in whole dollars.')
        .check(
          z.minimum(0, 'The budget must not be negative.'),
          z.maximum(MAX_BUDGET_USD * 100, 'That budget is too large.'),
          z.multipleOf(100, 'Please give the budget in whole dollars.'),
        ),
    ),
  }),
  notes: z.object({ text: linesOf(tripTextLimits.notes) }),
  status: z.object({ status: z.enum(tripStatuses) }),
  cover: z.object({
    imageUrl: optionalLineOf(tripTextLimits.address),
    picture: z.optional(partIdSchema),
  }),
  party: z.object({
    people: z.nullable(
      z
        .int('Please give a whole number of travelers.')
        .check(
          z.minimum(1, 'At least one traveler goes.'),
          z.maximum(MOST_PEOPLE, `At most ${MOST_PEOPLE} travelers.`),
        ),
    ),
    children: z.optional(z.int().check(z.minimum(0), z.maximum(MOST_PEOPLE))),
    infants: z.optional(z.int().check(z.minimum(0), z.maximum(MOST_PEOPLE))),
    needs: z.optional(tripNeedsSchema),
    from: optionalLineOf(tripTextLimits.title),
  }),
};

const headWith = <Fields extends z.core.$ZodShape>(fields: Fields) => ({
  title: z.extend(headContents.title, fields),
  destination: z.extend(headContents.destination, fields),
  dates: z.extend(headContents.dates, fields),
  budget: z.extend(headContents.budget, fields),
  notes: z.extend(headContents.notes, fields),
  status: z.extend(headContents.status, fields),
  cover: z.extend(headContents.cover, fields),
  // A trip from before there was one has none.
  party: z.optional(z.extend(headContents.party, fields)),
});

/** The head as a trip holds it. */
export const tripHeadSchema = z.object(headWith(partVersions));

/** Parts of the head as they are to be, with the versions that were read. Dates change with everything that has a day. */
export const headEditSchema = z.partial(z.omit(z.object(headWith({ version: partVersionSchema })), { dates: true }));

/** Parts of the head as they were: `version` is the one that is taken back, `was` the one that they had before. */
export const headRestoreSchema = z.partial(z.object(headWith({ version: partVersionSchema, was: partVersionSchema })));

/** Parts of another trip's head. */
export const headImportSchema = z.partial(z.object(headContents));

/** Days that a trip may be given. */
export const newDatesFields = { startDate: tripDaySchema, endDate: tripDaySchema };

/** See {@link tripHeadSchema}. */
export type TripHead = z.infer<typeof tripHeadSchema>;
/** Names of its parts. */
export type HeadName = keyof TripHead;
/** A part of the head, by its name. */
export type HeadPart<Name extends HeadName> = NonNullable<TripHead[Name]>;
/** See {@link headEditSchema} and {@link headRestoreSchema}, whose parts have a `was` besides. */
export type HeadChanges = { [Name in HeadName]?: (Omit<HeadPart<Name>, 'latest'> & { was?: number }) | undefined };
/** See {@link headImportSchema}. */
export type HeadImport = z.infer<typeof headImportSchema>;
