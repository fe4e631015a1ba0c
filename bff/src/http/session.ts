import type { Identity } from '@sojourn/contracts';
import { AppError, isRedisFull, storageFull, type Logger } from '@sojourn/node-kit';
import type { Request, RequestHandler, Response } from 'express';
import session, { type SessionData, type Store } from 'express-session';
import { browserNameOf } from './browser-name.model';
import { rememberingOf } from './session-remembering';

declare module 'express-session' {
  interface SessionData {
    /** Who is signed in. */
    userId: string;
    /** By which browser, as `browserNameOf` names it. */
    browser?: string;
    /**
     * When the sign-in began, in ms: before its password was checked. Sessions that are ended after that end this one,
     * too, although it is not there yet.
     */
    begunAt?: number;
    /** When the person last showed who they are, in ms: signing in, or giving a password or passkey again. */
    provenAt?: number;
    /** The remembered browser that it belongs to, and ends with. */
    family?: string;
  }
}

/** What the session middleware needs. `secure` false is for plain http only; see env.ts. */
export type SessionParts = { store: Store; secret: string; secure: boolean; logger: Logger };

type Cookie = { name: string; options: { path: '/'; httpOnly: true; sameSite: 'lax'; secure: boolean } };

/** The session cookie's name; `__Host-` makes browsers refuse it from anywhere but this host over https. */
export const cookieName = (secure: boolean): string => (secure ? '__Host-sid' : 'sid');

/** Marks an answer as a guest's because the session store is down. */
export const sessionsNotice = (res: Response): void => void res.setHeader('x-sojourn-notice', 'sessions-unavailable');

/**
 * Server-side sessions: nothing is kept or set for somebody who never signed in, and when the store is down a person
 * goes on as a guest, told so by `x-sojourn-notice: sessions-unavailable`.
 */
export function createSession({ store, secret, secure, logger }: SessionParts): RequestHandler {
  const cookie: Cookie = {
    name: cookieName(secure),
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure },
  };
  const inner = session({
    store,
    secret,
    name: cookie.name,
    cookie: cookie.options,
    resave: false,
    saveUninitialized: false,
    rolling: false,
  });
  return (req, res, next) => {
    res.locals['sessionCookie'] = cookie;
    let hasPassed = false;
    void inner(req, res, (error?: unknown) => {
      if (error) {
        logger.warn({ cause: error instanceof Error ? error.message : String(error) }, 'session store is down');
        if (!res.headersSent) sessionsNotice(res);
      }
      // express-session calls again when saving fails after the answer; that answer has gone out.
      if (hasPassed) return;
      hasPassed = true;
      next();
    });
  };
}

/**
 * Who asks: the signed-in user, or a guest. Whoever cannot be known is neither, so that nobody is told to be signed out.
 * @throws AppError `unavailable` when the store is down
 */
export function sessionIdentity(req: Request): Identity {
  const session = readable(req);
  if (!session) throw sessionsUnavailable();
  const { userId } = session;
  return userId === undefined ? { sub: 'guest', kind: 'guest' } : { sub: userId, kind: 'user' };
}

/**
 * The id of the signed-in user.
 * @throws AppError `sign-in-required`, or `unavailable` when the store is down
 */
export function requireSignedIn(req: Request): string {
  const { kind, sub } = sessionIdentity(req);
  if (kind === 'guest') throw new AppError('sign-in-required', 'Please sign in to continue.');
  return sub;
}

/**
 * Begins a session with a new id and saves it: at sign-in and wherever rights change, so that a planted cookie gains
 * nothing. A browser that is remembered for the same person stays so, for another it is forgotten.
 * @param options.remember whether the person stays signed in for 30 days
 * @param options.forgotten whether all their browsers were forgotten just now, this one as well
 */
export async function regenerateSession(
  req: Request,
  data: Partial<SessionData> = {},
  options: { remember?: boolean | undefined; forgotten?: boolean } = {},
): Promise<void> {
  const old = readable(req);
  if (!old) throw sessionsUnavailable();
  const { userId, family } = old;
  try {
    const isRenewed = !options.remember && !options.forgotten;
    const stays = isRenewed && family !== undefined && userId === data.userId;
    if (!stays) await forgetBrowser(req, old);
    await settle((done) => old.regenerate(done));
    const browser = browserNameOf(req.headers['user-agent']);
    const kept = stays ? { family } : await rememberedAs(req, data, options.remember ?? false);
    Object.assign(req.session, { browser }, kept, data);
    await settle((done) => req.session.save(done));
  } catch (error) {
    // Else a cookie would go out for a session that nobody kept.
    Reflect.deleteProperty(req, 'session');
    throw error;
  }
}

async function rememberedAs(req: Request, data: Partial<SessionData>, isWanted: boolean) {
  const { userId = '', begunAt = Date.now() } = data;
  const remembering = rememberingOf(req);
  if (!isWanted || !remembering) {
    remembering?.clear();
    return {};
  }
  const family = await fromSessions(remembering.remember(userId, begunAt));
  return family === undefined ? {} : { family };
}

async function forgetBrowser(req: Request, { userId, family }: Partial<SessionData>): Promise<void> {
  if (userId === undefined || family === undefined) return;
  await fromSessions(rememberingOf(req)?.forget(userId, family) ?? Promise.resolve());
}

/** Ends the session on the server and takes the cookie back; without a session it does nothing. */
export async function destroySession(req: Request): Promise<void> {
  const res = req.res as Response;
  const { name, options } = res.locals['sessionCookie'] as Cookie;
  const wasSent = req.headers.cookie?.includes(`${name}=`) ?? false;
  const current = readable(req);
  if (wasSent) res.clearCookie(name, options);
  rememberingOf(req)?.clear();
  if (!current) throw sessionsUnavailable();
  await forgetBrowser(req, current);
  await settle((done) => current.destroy(done));
}

// express-session leaves no session on the request when its store fails, whatever its types say.
const readable = (req: Request): Request['session'] | undefined => req.session;

/** The refusal while the session store is down. */
export const sessionsUnavailable = (cause?: unknown): AppError =>
  new AppError('unavailable', 'Signing in is taking a break. Please try again in a moment.', {
    cause,
    retryAfterSeconds: 5,
  });

/**
 * What a question to the session store itself answers.
 * @throws AppError `unavailable` when the store is down, `storage-full` when it takes nothing
 */
export const fromSessions = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw isRedisFull(error) ? storageFull(error) : sessionsUnavailable(error);
  });

const settle = (work: (done: (error?: unknown) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    work((error) => {
      if (!error) return resolve();
      reject(isRedisFull(error) ? storageFull(error) : sessionsUnavailable(error));
    });
  });
