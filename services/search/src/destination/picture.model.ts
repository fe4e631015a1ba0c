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

/** The addresses of a place's own picture and of the one for its activities. */
export type PictureAddresses = { place?: string; activities?: string };

/**
 * Where the shell serves the pictures of a place, given the hashes of those that were made. The place's own comes in two
 * widths, so its address names one of them (`destinationSchema` in contracts); its activities' has one width only.
 * A hash changes with its picture, so an address may be cached for ever.
 */
export function pictureAddresses(id: string, hashes: Readonly<Record<string, string>>): PictureAddresses {
  const [place, activities] = [hashes[id], hashes[`${id}-activities`]];
  return {
    ...(place && { place: `/assets/places/${id}.${place}.640.avif` }),
    ...(activities && { activities: `/assets/places/${id}-activities.${activities}.avif` }),
  };
}
