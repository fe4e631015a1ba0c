/** Streets of a tile server, where the portal was given one; the page's head says which. */

/** What the bff publishes: Leaflet's template of addresses, and the words that its terms ask for. */
export type Streets = { url: string; attribution: string };

/** The name of the page's `meta` element; its content is JSON of {@link Streets}. */
export const STREETS_META = 'map-tiles';

/** Null where there is no tile server: then coasts and names are drawn from the portal's own data. */
export function streetsOfPage(): Streets | null {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${STREETS_META}"]`)?.content;
  if (!content) return null;
  const { url, attribution } = JSON.parse(content) as Partial<Streets>;
  return url ? { url, attribution: attribution ?? '' } : null;
}
