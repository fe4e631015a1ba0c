/** In which widths a catalogue picture can be had. */

/** Says `srcset` for a picture that has a 1280 px twin (`destinationSchema` in contracts); undefined for one that has not. */
export function srcSetOf(imageUrl: string): string | undefined {
  const wide = imageUrl.replace(/\.640\.avif$/, '.1280.avif');
  return wide === imageUrl ? undefined : `${imageUrl} 640w, ${wide} 1280w`;
}
