/** What Sojourn itself knows of a place, in sentences: `GET /api/destinations/tips`. */
import { calendarDateSchema } from './basics';
import { atMost, oneLine } from './text';
import { z } from './zod';

/** As query text: where somebody goes, and when; without days it is told for the year ahead. */
export const houseTipsQuerySchema = z.object({
  place: z.string().check(z.trim(), atMost(120, 'Please use at most 120 characters.'), oneLine),
  from: z.optional(calendarDateSchema),
  to: z.optional(calendarDateSchema),
});

/** `id` is the subject, one of each at a place. */
export const houseTipSchema = z.object({ id: z.string(), content: z.string(), tags: z.array(z.string()) });

/** The most useful first; none for a place that is not in the catalogue. */
export const houseTipsSchema = z.array(houseTipSchema);

/** See {@link houseTipsQuerySchema}. */
export type HouseTipsQuery = z.infer<typeof houseTipsQuerySchema>;
/** See {@link houseTipSchema}. */
export type HouseTip = z.infer<typeof houseTipSchema>;
