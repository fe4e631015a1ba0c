/** Links by which somebody without an account opens a trip, and what its owner lets them see and do. */
import { instantSchema } from './basics';
import { optionalLineOf } from './trip-part';
import { z } from './zod';

/** What a link may let somebody be to a trip. */
export const shareRoles = ['viewer', 'editor'] as const;

/** How many links to one trip there may be at a time. */
export const MOST_SHARES = 50;

const said = (of: string) => z.boolean(`Please say whether ${of} are included.`);
/** Left out unless it is said: who says nothing of it has not been asked. */
const unlessSaid = (of: string) => z._default(said(of), false);

/**
 * What of a trip a link shows beside its days and titles. `notes`: of the trip and its items, and items that are notes;
 * `costs`: budget, planned costs, expenses and rates; `people`: travellers, who paid and who owes, each one's packing
 * list; `addresses`: places of items and their positions; `bookingCodes`: codes and links of bookings. What is left out
 * is in no byte of any answer to whoever comes by the link.
 */
export const sharedDetailsSchema = z.object({
  bookingCodes: said('booking codes'),
  documents: said('documents'),
  notes: unlessSaid('notes'),
  costs: unlessSaid('costs'),
  people: unlessSaid('people'),
  addresses: unlessSaid('addresses'),
});

const shareFields = {
  role: z.enum(shareRoles, 'Please choose whether the link lets people view or edit.'),
  includes: sharedDetailsSchema,
  /** What the owner calls it, and the history those who come by it. */
  name: optionalLineOf(60),
  /** Until when it opens the trip; null: until it is revoked. */
  expiresAt: z.nullable(instantSchema),
};

/** `POST /api/trips/{id}/shares`: a link that is to be made. */
export const shareDraftSchema = z.object(shareFields);

/**
 * A link, for the owner. `lastOpenedAt` is at most a minute behind. The trip opens at `/shared/{token}`; `token` is null
 * for a link from before tokens were kept, or under another key.
 */
export const shareSchema = z.object({
  id: z.string(),
  ...shareFields,
  createdAt: instantSchema,
  lastOpenedAt: z.nullable(instantSchema),
  token: z._default(z.nullable(z.string()), null),
});

/** `GET /api/trips/{id}/shares`: those that open the trip now, newest first. */
export const shareListSchema = z.array(shareSchema);

/** A link that was made just now. */
export const newShareSchema = z.extend(shareSchema, { token: z.string() });

/** `DELETE /api/trips/{id}/shares/{shareId}`: it opens nothing any more. */
export const shareRevokedSchema = z.object({ id: z.string() });

/** `GET /api/shared/{token}/owner`: the name of who shares the trip; null where it cannot be told now. */
export const sharerSchema = z.object({ name: z.nullable(z.string()) });

/** See {@link sharedDetailsSchema}. */
export type SharedDetails = z.output<typeof sharedDetailsSchema>;
/** See {@link shareDraftSchema}. */
export type ShareDraft = z.output<typeof shareDraftSchema>;
/** See {@link shareSchema}. */
export type Share = z.infer<typeof shareSchema>;
/** See {@link newShareSchema}. */
export type NewShare = z.infer<typeof newShareSchema>;
