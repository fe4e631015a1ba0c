import type { IncomingHttpHeaders } from 'node:http';
import type { Response } from 'express';

// Cookies, foreign authorization, x-user-*, x-internal-*, x-forwarded-* and hop-by-hop headers stay here because they
// are not listed, and so does whatever is invented next.
const TO_SERVICE = ['accept', 'accept-language', 'content-type', 'if-none-match', 'idempotency-key'];
const TO_BROWSER = [
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
];

/** What of a browser's headers a service may see, with what we add: names and values in turn, as undici takes them. */
export function headersToService(headers: IncomingHttpHeaders, added: Record<string, string>): string[] {
  const allowed: string[] = [];
  for (const name of TO_SERVICE) {
    const value = headers[name];
    if (typeof value === 'string') allowed.push(name, value);
  }
  for (const name in added) allowed.push(name, added[name] as string);
  return allowed;
}

/**
 * Sets what of a service's headers a browser may see. What `vary` names already stays named; an entity tag is a weak one
 * from here on, because the same answer goes out in several forms.
 */
export function copyHeadersToBrowser(headers: IncomingHttpHeaders, res: Response): void {
  for (const name of TO_BROWSER) {
    const value = headers[name];
    if (value === undefined) continue;
    if (name === 'vary') res.vary(String(value));
    else if (name === 'etag') res.setHeader(name, `W/${String(value).replace(/^W\//, '')}`);
    else res.setHeader(name, value);
  }
}
