/** In which widths a catalogue picture can be had, and which of them are photographs. */

/** Whether a picture is a photograph, for which somebody is named. */
export const isPhoto = (imageUrl: string | undefined): boolean => imageUrl?.startsWith('/api/photos/') ?? false;

/** Says `srcset` for a photograph, and for a picture that has a 1280 px twin (`destinationSchema` in contracts); undefined for one that has not. */
export function srcSetOf(imageUrl: string): string | undefined {
  if (isPhoto(imageUrl)) return `${imageUrl}?width=640 640w, ${imageUrl}?width=1280 1280w`;
  const wide = imageUrl.replace(/\.640\.avif$/, '.1280.avif');
  return wide === imageUrl ? undefined : `${imageUrl} 640w, ${wide} 1280w`;
}
