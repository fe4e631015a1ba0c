/** The bytes of a trip's documents: sent first, then described by the command `document.add` under the same id. */
import { documentTypes, MAX_DOCUMENT_BYTES } from './trip-packing';
import { webAddressSchema } from './trip-part';
import { z } from './zod';

/** How much room an account has for files, in bytes. */
export const ACCOUNT_FILE_BYTES = 200 * 1024 * 1024;

/**
 * `POST /api/trips/{id}/documents/{documentId}/file`, with the bytes as `application/octet-stream`: what is stored of them,
 * for the description. A picture is made anew without what a camera writes into it, and has another size then.
 */
export const storedFileSchema = z.object({
  mediaType: z.enum(documentTypes),
  bytes: z.int().check(z.minimum(1), z.maximum(MAX_DOCUMENT_BYTES)),
});

/**
 * `POST /api/trips/{id}/pictures/{pictureId}/fetched`: where the server fetches the trip's own picture, once. It stores
 * pixels that it has encoded itself (JPEG, 1280 by 960 at most) and answers {@link storedFileSchema}, as for the bytes of a
 * picture at `POST /api/trips/{id}/pictures/{pictureId}`.
 */
export const pictureAddressSchema = z.object({ address: webAddressSchema });

/** See {@link storedFileSchema}. */
export type StoredFile = z.infer<typeof storedFileSchema>;
