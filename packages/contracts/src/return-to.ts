/** Where to go after signing in: asked for in the address, so it may have been written by anybody. */

// No page of ours: an origin to resolve against, so that whatever leaves it can be told.
const HERE = 'http://here.invalid';

/**
 * A path on this site, or `/` for anything else: another origin, `//host`, `/\host`, `https:x`, control characters.
 * @param text the value of a `returnTo` query parameter
 * @example safeReturnTo('/trips?new=1') // '/trips?new=1'
 * @example safeReturnTo('//evil.example') // '/'
 */
export function safeReturnTo(text: unknown): string {
  if (typeof text !== 'string' || text.length > 2048) return '/';
  // Browsers drop tabs and line breaks, and read \ as /, before they look for the host.
  if (!/^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(text)) return '/';
  try {
    const url = new URL(text, HERE);
    const path = url.pathname + url.search + url.hash;
    // `/.//host` and `/x/..//host` become `//host` once they are resolved.
    return url.origin === HERE && !path.startsWith('//') ? path : '/';
  } catch {
    return '/';
  }
}
