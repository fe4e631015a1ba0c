import type { Request } from 'express';
import { createCookieReader } from '../http/cookie-reader';
import { networkOf } from '../http/network';

const sessionIdOf = createCookieReader('sid', '__Host-sid');

/**
 * What canaries are dealt by: the id of a session, and for a guest, who has no cookie (SEC-7), the network and the browser.
 * Whoever makes an id up only chooses which of two releases to see.
 */
export const sessionKeyOf = (req: Request): string =>
  sessionIdOf(req) || `${networkOf(req.ip)} ${req.headers['user-agent'] ?? ''}`;
