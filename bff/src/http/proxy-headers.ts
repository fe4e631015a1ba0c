import type { IncomingHttpHeaders } from 'node:http';

// Cookies, foreign authorization, x-user-*, x-internal-*, x-forwarded-* and hop-by-hop headers stay here because they
// are not listed, and so does whatever is invented next.
const TO_SERVICE = ['accept', 'accept-language', 'content-type', 'content-length', 'if-none-match', 'idempotency-key'];
const TO_BROWSER = new Set([
  'content-type',
  'content-length',
  'content-encoding',
  'content-disposition',
  'content-language',
  'cache-control',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
  'x-accel-buffering',
]);

/** What of a browser's headers a service may see, with what we add. */
export function headersToService(headers: IncomingHttpHeaders, added: Record<string, string>): IncomingHttpHeaders {
  const allowed: IncomingHttpHeaders = {};
  for (const name of TO_SERVICE) {
    if (headers[name] !== undefined) allowed[name] = headers[name];
  }
  return Object.assign(allowed, added);
}

/** Takes away, in place, what of a service's headers a browser may not see. */
export function trimHeadersToBrowser(headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) {
    if (!TO_BROWSER.has(name)) delete headers[name];
  }
}
