import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';

const digestOf = (text: string) => createHash('sha256').update(text).digest();

/** The password of a request's `Authorization: Basic`, whatever the name before it (RFC 7617). */
function passwordIn(header = ''): string {
  const [scheme = '', credentials = ''] = header.split(' ');
  if (scheme.toLowerCase() !== 'basic') return '';
  return Buffer.from(credentials, 'base64')
    .toString()
    .replace(/^[^:]*:?/, '');
}

/** Lets operators in, by their password; browsers ask for it. Pages behind it are stored nowhere. */
export function requireOperator(password: string): RequestHandler {
  const expected = digestOf(password);
  return (req, res, next) => {
    res.setHeader('cache-control', 'no-store');
    // Digests are of one length, so the comparison takes the same time for every guess.
    if (timingSafeEqual(digestOf(passwordIn(req.headers.authorization)), expected)) return next();
    res.setHeader('www-authenticate', 'Basic realm="Sojourn operators", charset="UTF-8"');
    res.status(401).type('text').send('Operators only.\n');
  };
}
