import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Identity } from '@sojourn/contracts';
import type { Logger } from '@sojourn/node-kit';
import type { Request, Response } from 'express';
import type { SessionData } from 'express-session';
import { cookieName, sessionsNotice, type SessionParts } from './session';

/** Tells who sends a request; undefined when there is a session cookie but the store is down. */
export type SessionReader = (req: Request, res: Response) => Promise<Identity | undefined>;

const GUEST: Identity = { sub: 'guest', kind: 'guest' };
const REMEMBERED = 10_000;

/**
 * Reads sessions for the proxies. A proxied call never writes its session, so it is spared express-session, which
 * takes three hashes and a good third of such a call; the cookie and the store are the same.
 */
export function createSessionReader({ store, secret, secure, logger }: SessionParts): SessionReader {
  const inCookies = new RegExp(`(?:^|;\\s*)${cookieName(secure)}=([^;]*)`);
  const idOf = createUnsigner(secret);
  const read = (sid: string) =>
    new Promise<SessionData | null | undefined>((resolve, reject) => {
      store.get(sid, (error: unknown, data) => (error ? reject(asError(error)) : resolve(data)));
    });

  return async (req, res) => {
    const cookie = inCookies.exec(req.headers.cookie ?? '')?.[1];
    const sid = cookie && idOf(cookie);
    if (!sid) return GUEST;
    try {
      const data = await read(sid);
      if (data?.userId === undefined) return GUEST;
      store.touch?.(sid, data, (error?: unknown) => warn(logger, error));
      return { sub: data.userId, kind: 'user' };
    } catch (error) {
      warn(logger, error);
      sessionsNotice(res);
      return undefined;
    }
  };
}

/** Checks the signature that express-session put on a cookie (`s:<id>.<HMAC-SHA256>`); a good one is remembered. */
function createUnsigner(secret: string) {
  const known = new Map<string, string>();
  return (cookie: string): string | undefined => {
    const remembered = known.get(cookie);
    if (remembered !== undefined) return remembered;
    const [, id, signature] = /^s(?:%3A|:)([\w-]+)\.(.+)$/i.exec(cookie) ?? [];
    if (id === undefined || signature === undefined || !isSigned(secret, id, signature)) return undefined;
    if (known.size >= REMEMBERED) known.clear();
    known.set(cookie, id);
    return id;
  };
}

function isSigned(secret: string, id: string, signature: string): boolean {
  const expected = encodeURIComponent(createHmac('sha256', secret).update(id).digest('base64').replace(/=+$/, ''));
  const [one, other] = [Buffer.from(signature), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

function warn(logger: Logger, error: unknown): void {
  if (error) logger.warn({ cause: asError(error).message }, 'session store is down');
}
