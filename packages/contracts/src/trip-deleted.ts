/** Recently deleted trips, which can be restored (`POST /api/trips/{id}/restore`) for `RESTORABLE_DAYS`. */
import { instantSchema } from './basics';
import { tripSchema } from './trip';
import { z } from './zod';

/** A trip that was deleted, and until when it can be brought back. */
export const deletedTripSchema = z.extend(tripSchema, { restorableUntil: instantSchema });

/** `GET /api/trips/deleted`, newest deletion first: a page as long as one of the list of trips. */
export const deletedTripListSchema = z.array(deletedTripSchema);

const CURSOR = 'A cursor is until when a trip can be restored, and its number.';
const deletedTripCursorSchema = z.pipe(
  z.string('Please give one cursor.').check(
    z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z_[1-9]\d{0,14}$/, CURSOR),
    z.refine((cursor) => !Number.isNaN(Date.parse(cursor.slice(0, cursor.indexOf('_')))), CURSOR),
  ),
  z.transform((cursor: string) => {
    const [restorableUntil = '', id = ''] = cursor.split('_');
    return { restorableUntil, id: Number(id) };
  }),
);

/** `GET /api/trips/deleted` as query text: `after` is the {@link deletedTripCursorOf} the last trip of the page before. */
export const deletedTripQuerySchema = z.object({ after: z.optional(deletedTripCursorSchema) });

/** Where the page after a deleted trip begins. */
export const deletedTripCursorOf = ({ restorableUntil, id }: DeletedTripCursor): string =>
  `${new Date(restorableUntil).toISOString()}_${id}`;

/** See {@link deletedTripSchema}. */
export type DeletedTrip = z.infer<typeof deletedTripSchema>;
/** What {@link deletedTripCursorOf} stands for. */
export type DeletedTripCursor = Pick<DeletedTrip, 'restorableUntil' | 'id'>;
