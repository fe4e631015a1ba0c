/** Links by which somebody without an account opens a trip, and what its owner lets them see and do. */
import { instantSchema } from './basics';
import { optionalLineOf } from './trip-part';
import { z } from './zod';

/** What a link may let somebody be to a trip. */
export const shareRoles = ['viewer', 'editor'] as const;

/** How many links to one trip there may be at a time. */
export const MOST_SHARES = 50;

const includesSchema = z.object({
  bookingCodes: z.boolean('Please say whether booking codes are included.'),
  documents: z.boolean('Please say whether documents are included.'),
});

const shareFields = {
  role: z.enum(shareRoles, 'Please choose whether the link lets people view or edit.'),
  /** What is left out of the trip otherwise: booking codes and links, documents. */
  includes: includesSchema,
  /** What the owner calls it, and the history those who come by it. */
  name: optionalLineOf(60),
  /** Until when it opens the trip; null: until it is revoked. */
  expiresAt: z.nullable(instantSchema),
};

/** `POST /api/trips/{id}/shares`: a link that is to be made. */
export const shareDraftSchema = z.object(shareFields);

/** A link, for the owner. `lastOpenedAt` is at most a minute behind. */
export const shareSchema = z.object({
  id: z.string(),
  ...shareFields,
  createdAt: instantSchema,
  lastOpenedAt: z.nullable(instantSchema),
});

/** `GET /api/trips/{id}/shares`: those that open the trip now, newest first. */
export const shareListSchema = z.array(shareSchema);

/** A link that was made just now: the only answer that holds its token. The trip opens at `/shared/{token}`. */
export const newShareSchema = z.extend(shareSchema, { token: z.string() });

/** `DELETE /api/trips/{id}/shares/{shareId}`: it opens nothing any more. */
export const shareRevokedSchema = z.object({ id: z.string() });

/** See {@link shareDraftSchema}. */
export type ShareDraft = z.output<typeof shareDraftSchema>;
/** See {@link shareSchema}. */
export type Share = z.infer<typeof shareSchema>;
/** See {@link newShareSchema}. */
export type NewShare = z.infer<typeof newShareSchema>;
