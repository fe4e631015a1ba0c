import type { Identity } from '@sojourn/contracts';
import type { Logger } from '@sojourn/node-kit';
import { unsign } from 'cookie-signature';
import type { Request, Response } from 'express';
import type { SessionData } from 'express-session';
import { LRUCache } from 'lru-cache';
import { createCookieReader } from './cookie-reader';
import { cookieName, sessionsNotice, type SessionParts } from './session';

/** Who sends a request; undefined when there is a session cookie but the store is down. */
export type SessionReader = (req: Request, res: Response) => Promise<Identity | undefined>;

const GUEST: Identity = { sub: 'guest', kind: 'guest' };
const REMEMBERED = 10_000;

/**
 * Reads sessions for the proxies. A proxied call never writes its session, so it is spared express-session, which
 * takes three hashes and a good third of such a call; the cookie and the store are the same.
 */
export function createSessionReader({ store, secret, secure, logger }: SessionParts): SessionReader {
  const sessionCookieOf = createCookieReader(cookieName(secure));
  const idOf = createUnsigner(secret);
  const read = (sid: string) =>
    new Promise<SessionData | null | undefined>((resolve, reject) => {
      store.get(sid, (error: unknown, data) => (error ? reject(asError(error)) : resolve(data)));
    });

  return async (req, res) => {
    const cookie = sessionCookieOf(req);
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

/** The session id in a cookie that express-session signed; a good one is remembered, for checking takes a hash. */
function createUnsigner(secret: string) {
  const known = new LRUCache<string, string>({ max: REMEMBERED });
  return (cookie: string): string | undefined => {
    const remembered = known.get(cookie);
    if (remembered !== undefined) return remembered;
    const [, signed] = /^s(?:%3A|:)(.+)$/i.exec(cookie) ?? [];
    const id = signed !== undefined && unsign(decode(signed), secret);
    if (!id) return undefined;
    known.set(cookie, id);
    return id;
  };
}

/** As express-session reads a cookie: an escape that does not decode stands for itself. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

function warn(logger: Logger, error: unknown): void {
  if (error) logger.warn({ cause: asError(error).message }, 'session store is down');
}
