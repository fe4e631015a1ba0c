/** The services that an operator named for browsers: how pages are told of them, and what their policy lets in. */
import { MAP_TILES_META, type MapTiles } from '@sojourn/contracts/map-tiles';
import { PLACE_NAMES_META } from '@sojourn/contracts/place-names';

const PLACEHOLDERS = /\{([^{}]*)\}/g;
const NEEDED = ['z', 'x', 'y'];
const KNOWN = new Set([...NEEDED, 'r']);

/**
 * Whether a text is a template of one server's tiles: an address with `{z}`, `{x}`, `{y}` and perhaps `{r}` after its
 * origin. Leaflet's `{s}` would let more than one origin in; servers with HTTP/2 ask for none.
 */
export function isTileTemplate(template: string): boolean {
  const names = [...template.matchAll(PLACEHOLDERS)].map(([, name = '']) => name);
  if (!NEEDED.every((name) => names.includes(name)) || !names.every((name) => KNOWN.has(name))) return false;
  const plain = template.replace(PLACEHOLDERS, '0');
  if (/[\s"'<>{}\\;,]/.test(plain) || !URL.canParse(plain)) return false;
  const { origin, protocol, username, password } = new URL(plain);
  const isInPath = template.slice(0, template.indexOf('{')).toLowerCase().startsWith(`${origin}/`);
  return /^https?:$/.test(protocol) && !username && !password && isInPath;
}

/** Where the tiles come from; the one origin that the pages' policy adds for pictures. */
export const tilesOrigin = ({ url }: MapTiles): string => new URL(url.replace(PLACEHOLDERS, '0')).origin;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

const metaOf = (name: string, content: string) =>
  `<meta name="${name}" content="${content.replace(/[&"<>]/g, (sign) => ESCAPES[sign] ?? '')}">`;

/** The element in the head of every page; see {@link MAP_TILES_META}. */
export const tilesMeta = (tiles: MapTiles): string => metaOf(MAP_TILES_META, JSON.stringify(tiles));

/** The element that names the service of place names; see {@link PLACE_NAMES_META}. */
export const placeNamesMeta = (url: string): string => metaOf(PLACE_NAMES_META, url);
