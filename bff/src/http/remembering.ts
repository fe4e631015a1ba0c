import { randomBytes } from 'node:crypto';
import type { Logger } from '@sojourn/node-kit';
import { sign } from 'cookie-signature';
import type { CookieOptions, Request, RequestHandler, Response } from 'express';
import type { SessionData } from 'express-session';
import { LRUCache } from 'lru-cache';
import { browserNameOf } from './browser-name.model';
import { createCookieReader } from './cookie-reader';
import type { RememberedBrowsers } from './remembered-browsers';
import { cookieName, sessionsNotice, sessionsUnavailable } from './session';
import { rememberName, setRemembering, type Remembering } from './session-remembering';
import type { SessionReader } from './session-reader';
import { SessionOvertaken, type SessionStore } from './session-store';

/** What remembering needs. `onReused` hears of a token that came twice, after everything by it has ended. */
export type RememberingParts = {
  browsers: RememberedBrowsers;
  store: SessionStore;
  readSession: SessionReader;
  secret: string;
  secure: boolean;
  logger: Logger;
  onReused: (userId: string) => Promise<void>;
};

const KNOWN = 10_000;
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
// What others may ask as well may be cached on the way, and a cookie must not be.
const PERSONAL = /^\/api\/(?:auth|user|trips)(?:\/|$)/;

/**
 * Begins a session for somebody who asked to be remembered and has none, before anybody reads it. Stands in front of
 * proxies and sessions, and costs who is not remembered nothing.
 */
export function createRemembering(parts: RememberingParts): RequestHandler {
  const { browsers, store, readSession, secret, secure, logger } = parts;
  const name = rememberName(secure);
  const sidName = cookieName(secure);
  const tokenOf = createCookieReader(name);
  const options: CookieOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure };
  const confirmed = new LRUCache<string, true>({ max: KNOWN });

  const confirm = async (token: string) => {
    if (confirmed.has(token)) return;
    await browsers.confirm(token);
    confirmed.set(token, true);
  };
  const remembering = (req: Request, res: Response): Remembering => ({
    async remember(userId, begunAt) {
      const browser = browserNameOf(req.headers['user-agent']);
      const made = await browsers.remember({ userId, browser, begunAt });
      if (!made) return undefined;
      await store.endSurplus(userId, made.count);
      res.cookie(name, made.token, { ...options, maxAge: made.lifeMs });
      return made.family;
    },
    forget: (userId, family) => store.endFamily(userId, family),
    clear: () => {
      if (tokenOf(req) !== undefined) res.clearCookie(name, options);
    },
  });

  async function resume(token: string, req: Request, res: Response): Promise<void> {
    const begunAt = Date.now();
    const redeemed = await browsers.redeem(token);
    if (redeemed.kind === 'reused') {
      await store.endFamily(redeemed.userId, redeemed.family);
      await parts.onReused(redeemed.userId);
    }
    if (redeemed.kind === 'unknown' || redeemed.kind === 'reused') return void res.clearCookie(name, options);
    if (redeemed.kind === 'renewed') res.cookie(name, redeemed.token, { ...options, maxAge: redeemed.lifeMs });
    const { userId, family } = redeemed;
    const sid = randomBytes(24).toString('base64url');
    const browser = browserNameOf(req.headers['user-agent']);
    const cookie = { ...options, originalMaxAge: null };
    await saved(store, sid, { cookie, userId, browser, family, begunAt } as SessionData);
    const value = encodeURIComponent(`s:${sign(sid, secret)}`);
    res.append('set-cookie', `${sidName}=${value}; Path=/; HttpOnly;${secure ? ' Secure;' : ''} SameSite=Lax`);
    const others = (req.headers.cookie ?? '').split(/;\s*/).filter((each) => !each.startsWith(`${sidName}=`));
    req.headers.cookie = [`${sidName}=${value}`, ...others].join('; ');
  }

  return async (req, res, next) => {
    setRemembering(res, remembering(req, res));
    const token = tokenOf(req);
    if (!token || !isPersonal(req)) return next();
    try {
      const identity = await readSession(req, res);
      if (identity?.kind === 'user') await confirm(token);
      else if (identity) await resume(token, req, res);
    } catch (error) {
      if (error instanceof SessionOvertaken) return next();
      const cause = error instanceof Error ? error.message : String(error);
      logger.warn({ cause }, 'a remembered browser could not be resumed');
      sessionsNotice(res);
      // Whether somebody is signed in cannot be known: they are not a guest.
      return next(sessionsUnavailable(error));
    }
    next();
  };
}

const isPersonal = ({ method, path }: Request) =>
  PERSONAL.test(path) || (!SAFE.has(method) && path.startsWith('/api/'));

const saved = (store: SessionStore, sid: string, data: SessionData): Promise<void> =>
  new Promise((resolve, reject) => {
    void store.set(sid, data, (error) => (error ? reject(error as Error) : resolve()));
  });
