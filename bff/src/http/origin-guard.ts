import { AppError } from '@sojourn/node-kit';
import type { RequestHandler } from 'express';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Every unsafe call that is no page's of ours, as `METHOD path`. Each lies outside `/api`, acts by a token alone, and
 * stands in front of the session, so that it ignores cookies: a mail program presses "unsubscribe" for its reader
 * (RFC 8058).
 */
export const OUTSIDE_CALLS: ReadonlySet<string> = new Set(['POST /mail/unsubscribe', 'POST /mail/stop-watch']);

/**
 * Refuses every request that could change something unless our own page made it: default-deny, before all routers and
 * proxies. The page's word is `Sec-Fetch-Site: same-origin` or, from a browser too old to send it, an equal `Origin`;
 * a call to the API also carries `X-Requested-By: sojourn`, which no form can send.
 */
export const originGuard: RequestHandler = (req, _res, next) => {
  if (SAFE.has(req.method) || OUTSIDE_CALLS.has(`${req.method} ${req.path}`)) return next();
  const site = req.get('sec-fetch-site');
  const isOurs = site === undefined ? req.get('origin') === `${req.protocol}://${req.host}` : site === 'same-origin';
  const isCall = !req.path.startsWith('/api/') || req.get('x-requested-by') === 'sojourn';
  if (isOurs && isCall) return next();
  throw new AppError('not-allowed', 'This request did not come from a page of Sojourn.');
};
