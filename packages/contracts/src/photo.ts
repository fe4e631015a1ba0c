/** Photographs of catalogue places, and who is to be named for them. */
import { z } from './zod';

/** Widths in px in which a photograph can be had. */
export const photoWidths = ['640', '1280'] as const;

/** `GET /api/photos/{id}` as query text. Answers WebP. */
export const photoQuerySchema = z.object({
  width: z._default(z.enum(photoWidths, `Please ask for a width of ${photoWidths.join(' or ')}.`), '640'),
});

/**
 * Who is named for a photograph, as the terms of its source ask: `author` with their page, `source` as people call it with the
 * photograph's page there, and the license where the source has one for each.
 */
export const photoCreditSchema = z.object({
  author: z.string(),
  authorUrl: z.optional(z.string()),
  source: z.string(),
  sourceUrl: z.string(),
  license: z.optional(z.string()),
  licenseUrl: z.optional(z.string()),
});

/** See {@link photoCreditSchema}. */
export type PhotoCredit = z.infer<typeof photoCreditSchema>;
