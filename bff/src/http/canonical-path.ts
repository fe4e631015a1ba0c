import { AppError } from '@sojourn/node-kit';
import type { RequestHandler } from 'express';

const ENCODED_TRAP = /%(2f|5c|00)/i;
// Control characters and blanks, backslash, and anything that is not ASCII, which a client must have encoded.
const RAW_TRAP = /[\u0000-\u0020\\\u007f-\uffff]/;
// `..;` counts as `..` for some servers.
const DOT_SEGMENT = /^\.{1,2}(;.*)?$/;

/**
 * Whether a path means the same to everybody who reads it: no dot segments, no empty ones, no backslash, no encoded
 * slash or NUL, no escape that does not decode. Nothing behind us should have to agree with us on what these mean.
 */
export function isCanonicalPath(path: string): boolean {
  if (!path.startsWith('/') || RAW_TRAP.test(path) || ENCODED_TRAP.test(path)) return false;
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return false;
  }
  if (/[\u0000-\u001f\u007f\\]/.test(decoded)) return false;
  const segments = decoded.split('/').slice(1);
  return segments.every(
    (segment, index) => !DOT_SEGMENT.test(segment) && (segment !== '' || index === segments.length - 1),
  );
}

/** Refuses paths that two readers could read in two ways, before anything else looks at them. */
export const canonicalPath: RequestHandler = (req, _res, next) => {
  const url = req.originalUrl;
  const [path = ''] = url.split('?', 1);
  if (isCanonicalPath(path) && !url.includes('#')) return next();
  throw new AppError('bad-input', 'This address is not valid.');
};
