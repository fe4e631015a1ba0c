/** What a plan is made of: things on a day of a trip, or not on any day yet. */
import { calendarDateSchema, clockTimeSchema, positionSchema, timeZoneSchema } from './basics';
import { moneySchema } from './money';
import { lineOf, linesOf, partIdSchema, partVersions } from './trip-part';
import { atMostCharacters, oneLine } from './text';
import { tripTextLimits } from './trip';
import { z } from './zod';

/** What an item is. */
export const itemTypes = ['flight', 'stay', 'activity', 'meal', 'transport', 'note'] as const;

/** Where an item came from: a generator, an older shape of the trip, or a page of the portal. */
export const itemSources = [
  'timeline',
  'lifted',
  'flight',
  'hotel',
  'activity',
  'attraction',
  'destination',
  'recommendation',
] as const;

/**
 * The content of an item. Its times are local: `start` to `zone`, the trip's zone where that is null. Without a `day` it
 * is unscheduled, and still knows its times. `end` is as many days later as it says, one earlier across the date line;
 * `zone` null is the one of its start. On a day items with a time stand by their time, the others after them by `rank`.
 * `planned` is what it may cost, unless that stands in its booking.
 */
export const itemContentSchema = z.object({
  type: z.enum(itemTypes),
  title: lineOf(tripTextLimits.title, 'Please give it a title.'),
  notes: linesOf(tripTextLimits.itemNotes),
  place: z.nullable(
    z.object({ name: lineOf(tripTextLimits.place, 'Please name the place.'), position: z.nullable(positionSchema) }),
  ),
  day: z.nullable(calendarDateSchema),
  start: z.nullable(clockTimeSchema),
  zone: z.nullable(timeZoneSchema),
  end: z.nullable(
    z.object({
      daysLater: z.int().check(z.minimum(-1), z.maximum(366)),
      time: clockTimeSchema,
      zone: z.nullable(timeZoneSchema),
    }),
  ),
  rank: z.string().check(z.regex(/^[\dA-Za-z]{1,200}$/, 'A rank has letters and digits.')),
  bookingId: z.nullable(partIdSchema),
  planned: z.nullable(moneySchema),
  source: z.nullable(
    z.object({
      kind: z.enum(itemSources),
      id: z.string().check(atMostCharacters(tripTextLimits.sourceId), oneLine),
    }),
  ),
});

/** An item as a trip holds it. */
export const itemSchema = z.extend(itemContentSchema, partVersions);

/** See {@link itemTypes}. */
export type ItemType = (typeof itemTypes)[number];
/** See {@link itemContentSchema}. */
export type ItemContent = z.infer<typeof itemContentSchema>;
/** See {@link itemSchema}. */
export type Item = z.infer<typeof itemSchema>;
