/** The picture of a place: what it shows, and where the shell serves it. */
import { sceneKinds } from '@sojourn/contracts';
import { z } from '@sojourn/contracts/zod';

/**
 * What a place's picture shows, where that is not plain from its landscape: Paris is a city to those who filter, and has
 * no skyscrapers. All but `kind` are the illustrator's words: the hour, what the place is known by, what stands behind it
 * and what before it.
 */
export const curatedPictureSchema = z.strictObject({
  kind: z.optional(z.enum(sceneKinds)),
  mood: z.optional(z.string()),
  landmark: z.optional(z.string()),
  backdrop: z.optional(z.string()),
  foreground: z.optional(z.string()),
});

/**
 * Where the shell serves the picture of a place, given the hashes of those that were made; undefined for one that has
 * none. It comes in two widths, so its address names one of them (`destinationSchema` in contracts). A hash changes with
 * its picture, so an address may be cached for ever.
 */
export function pictureAddress(id: string, hashes: Readonly<Record<string, string>>): string | undefined {
  const hash = hashes[id];
  return hash && `/assets/places/${id}.${hash}.640.avif`;
}
