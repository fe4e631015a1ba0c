/** How a page knows which tile server draws the streets of its maps. */

/** The name of the element in the head; its content is JSON of {@link MapTiles}. Without a tile server there is none. */
export const MAP_TILES_META = 'map-tiles';

/**
 * `url` is Leaflet's template of addresses, with `{z}`, `{x}` and `{y}`, and `{r}` where the server has doubled tiles;
 * `attribution` is the plain text that the server's terms ask for.
 * @see https://leafletjs.com/reference.html#tilelayer
 */
export type MapTiles = { url: string; attribution: string };
