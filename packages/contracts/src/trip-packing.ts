/** Who goes, what they pack, and which documents they carry. */
import { instantSchema } from './basics';
import { lineOf, partIdSchema, partVersions } from './trip-part';
import { z } from './zod';

/** The content of a traveller. */
export const travellerContentSchema = z.object({ name: lineOf(60, 'Please give a name.') });

/** A traveller as a trip holds them. */
export const travellerSchema = z.extend(travellerContentSchema, partVersions);

/** Categories of a packing list (spec, section 3). */
export const packingCategories = [
  'Clothing',
  'Toiletries',
  'Health',
  'Electronics',
  'Documents',
  'Beach',
  'Outdoor',
  'Winter',
  'Business',
  'Entertainment',
  'Food',
  'Miscellaneous',
] as const;

/** What somebody packs. `key` names what the generator made; null is a person's own. Without a traveller it is everybody's. */
export const packingContentSchema = z.object({
  label: lineOf(120, 'Please say what to pack.'),
  category: z.enum(packingCategories),
  checked: z.boolean(),
  travellerId: z.nullable(partIdSchema),
  key: z.nullable(z.string().check(z.regex(/^[a-z\d-]{1,40}$/))),
});

/** An entry of the packing list as a trip holds it. */
export const packingItemSchema = z.extend(packingContentSchema, partVersions);

/** Largest file of a trip, in bytes (spec, section 9). */
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;

/** Types of files that a trip takes: pdf, doc, docx, jpg, jpeg, png (spec, section 5). */
export const documentTypes = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'image/jpeg',
  'image/png',
] as const;

/** The content of a document's description; its bytes are elsewhere, under the same id. */
export const documentContentSchema = z.object({
  name: lineOf(200, 'Please give the document a name.'),
  mediaType: z.enum(documentTypes, 'Please select a PDF, Word, JPEG or PNG file.'),
  bytes: z.int().check(z.minimum(1), z.maximum(MAX_DOCUMENT_BYTES, 'Please select a file smaller than 10MB.')),
  addedAt: instantSchema,
  bookingId: z.nullable(partIdSchema),
});

/** A document's description as a trip holds it. */
export const tripDocumentSchema = z.extend(documentContentSchema, partVersions);

/** See {@link travellerContentSchema}. */
export type TravellerContent = z.infer<typeof travellerContentSchema>;
/** See {@link travellerSchema}. */
export type Traveller = z.infer<typeof travellerSchema>;
/** See {@link packingCategories}. */
export type PackingCategory = (typeof packingCategories)[number];
/** See {@link packingContentSchema}. */
export type PackingContent = z.infer<typeof packingContentSchema>;
/** See {@link packingItemSchema}. */
export type PackingItem = z.infer<typeof packingItemSchema>;
/** See {@link documentContentSchema}. */
export type DocumentContent = z.infer<typeof documentContentSchema>;
/** See {@link tripDocumentSchema}. */
export type TripDocument = z.infer<typeof tripDocumentSchema>;
