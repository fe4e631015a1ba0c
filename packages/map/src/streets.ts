/** Streets of a tile server, where the portal was given one; the page's head says which. */
import { MAP_TILES_META, type MapTiles } from '@sojourn/contracts/map-tiles';

/** Null where there is no tile server: then coasts and names are drawn from the portal's own data. */
export function streetsOfPage(): MapTiles | null {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${MAP_TILES_META}"]`)?.content;
  if (!content) return null;
  const { url, attribution } = JSON.parse(content) as Partial<MapTiles>;
  return url ? { url, attribution: attribution ?? '' } : null;
}
