import { safeReturnTo } from '@sojourn/contracts';
import {
  googleGainSchema,
  passwordGainSchema,
  seamlessLinkingSchema,
  type GoogleClaims,
  type LinkCompletion,
  type LinkingSession,
} from '@sojourn/contracts/account-link';
import { AppError, parseInput, type Logger } from '@sojourn/node-kit';
import { Router, type Request, type Response } from 'express';
import { neverStored } from '../http/never-stored';
import { jsonBody } from '../http/read-body';
import { BODY_BYTES } from '../http/route-map';
import { regenerateSession, requireSignedIn, sessionIdentity } from '../http/session';
import type { GoogleAttempt, GoogleAttempts } from './google-attempt';
import type { GoogleService } from './google.service';
import type { PeoplesSessions } from './peoples-sessions';

declare module 'express-session' {
  interface SessionData {
    /** The Google account that its owner has shown and that waits to be linked to an account. */
    linking: { userId: string; google: GoogleClaims; until: number; returnTo: string };
  }
}

/** How long somebody may take to type the password of the account that Google is to be linked to. */
const LINKING_MS = 15 * 60_000;

export type GoogleRouteParts = {
  google: GoogleService;
  attempts: GoogleAttempts;
  sessions: Pick<PeoplesSessions, 'endAll' | 'endAllBut'>;
  logger: Logger;
};

/** Google sign-in and account linking; behind the session and the origin guard. */
export function createGoogleRoutes({ google, attempts, sessions, logger }: GoogleRouteParts): Router {
  const router = Router({ caseSensitive: true });
  const json = jsonBody(BODY_BYTES);
  router.use(['/api/auth', '/api/user/account-links'], neverStored);

  const failed = (res: Response, attempt: Pick<GoogleAttempt, 'returnTo' | 'userId'>, cause: unknown) => {
    logger.warn({ cause: cause instanceof Error ? String(cause.cause ?? cause) : cause }, 'Google sign-in failed');
    res.redirect(attempt.userId === null ? signInPage('google-auth-failed', attempt.returnTo) : cardPage('failed'));
  };

  router.get('/api/auth/google', async (req, res) => {
    const isToLink = req.query['link'] === '1';
    const userId = isToLink ? signedIn(req) : null;
    if (isToLink && userId === null) return void res.redirect(signInPage(undefined, '/profile'));
    // A page of somebody else's must not make our mail go out.
    if (isToLink && isFromElsewhere(req)) return void res.redirect('/profile');
    const attempt = attempts.create({ returnTo: safeReturnTo(req.query['returnTo']), userId });
    try {
      const { href } = await google.addressFor(attempt);
      attempts.begin(req, res, attempt);
      res.redirect(href);
    } catch (error) {
      failed(res, attempt, error);
    }
  });

  router.get('/api/auth/google/callback', async (req, res) => {
    const attempt = attempts.end(req, res, req.query['state']);
    if (!attempt) return failed(res, { returnTo: '/', userId: null }, 'the attempt is not of this browser, or is over');
    if (req.query['error'] === 'access_denied') {
      return void res.redirect(attempt.userId === null ? signInPage(undefined, attempt.returnTo) : '/profile');
    }
    try {
      const claims = await google.redeem(new URL(req.originalUrl, 'http://portal'), attempt);
      res.redirect(attempt.userId === null ? await signIn(req, claims, attempt) : await mailLink(req, claims, attempt));
    } catch (error) {
      failed(res, attempt, error);
    }
  });

  async function signIn(req: Request, claims: GoogleClaims, { returnTo }: GoogleAttempt): Promise<string> {
    const begunAt = Date.now();
    const answer = await google.signIn(claims);
    if (answer.outcome === 'other-google-account') return signInPage('email-exists-regular', returnTo);
    if (answer.outcome === 'password-account') {
      const linking = { userId: answer.userId, google: claims, until: Date.now() + LINKING_MS, returnTo };
      await regenerateSession(req, { linking });
      return '/link-accounts';
    }
    await regenerateSession(req, { userId: answer.user.id, begunAt, provenAt: begunAt });
    await Promise.all(answer.fallen.map((userId) => sessions.endAll(userId)));
    return returnTo;
  }

  async function mailLink(req: Request, claims: GoogleClaims, { userId }: GoogleAttempt): Promise<string> {
    if (userId === null || signedIn(req) !== userId) return signInPage(undefined, '/profile');
    try {
      await google.mailLink(userId, claims);
    } catch (error) {
      if (error instanceof AppError && error.code === 'conflict') return cardPage('taken');
      if (error instanceof AppError && error.code === 'not-allowed') return cardPage('unproven');
      throw error;
    }
    req.session.linking = { userId, google: claims, until: Date.now() + LINKING_MS, returnTo: '/profile' };
    return cardPage('mailed');
  }

  router.get('/api/auth/linking-session', (req, res) => {
    const { google: claims } = waiting(req);
    const { email, firstName, lastName, profileImageUrl } = claims;
    const answer: LinkingSession = { email, googleProfile: { firstName, lastName, profileImageUrl } };
    res.json(answer);
  });

  router.post('/api/auth/complete-seamless-linking', json, async (req, res) => {
    const { password } = parseInput(seamlessLinkingSchema, req.body);
    const { userId, google: claims, returnTo } = waiting(req);
    const user = await google.linkByPassword({ userId, password, google: claims }, req.ip ?? '');
    await renew(req, user.id);
    res.json({ redirect: returnTo });
  });

  router.get('/api/auth/link-token/:token', async (req, res) => {
    res.json(await google.readToken(req.params.token));
  });

  router.post('/api/auth/link-token', async (req, res) => {
    res.json(await google.mailLink(requireSignedIn(req), null));
  });

  router.post('/api/auth/complete-linking', json, async (req, res) => {
    const user = await google.complete(completionOf(req.body), req.ip ?? '');
    await renew(req, user.id);
    res.json(user);
  });

  router.get('/api/user/account-links', async (req, res) => {
    res.json(await google.readLinks(requireSignedIn(req)));
  });

  router.delete('/api/user/account-links', async (req, res) => {
    const userId = requireSignedIn(req);
    await google.unlink(userId);
    await renew(req, userId);
    res.json({});
  });

  /** Whoever was in before the ways in changed must come in by one of them again, but for this browser. */
  async function renew(req: Request, userId: string): Promise<void> {
    await regenerateSession(req, { userId });
    await sessions.endAllBut(userId, req.sessionID);
  }

  return router;
}

function waiting(req: Request) {
  sessionIdentity(req);
  const { linking } = req.session;
  if (linking && linking.until > Date.now()) return linking;
  throw new AppError('not-found', 'There is nothing to link, or it took too long. Please sign in with Google again.');
}

/** By one of the two schemas, so that a fault has its field. */
const completionOf = (body: unknown): LinkCompletion =>
  typeof body === 'object' && body !== null && 'username' in body
    ? parseInput(passwordGainSchema, body)
    : parseInput(googleGainSchema, body);

/** Null for a guest. */
function signedIn(req: Request): string | null {
  const { kind, sub } = sessionIdentity(req);
  return kind === 'user' ? sub : null;
}

const isFromElsewhere = (req: Request) => !['same-origin', 'none', undefined].includes(req.get('sec-fetch-site'));

const cardPage = (outcome: 'mailed' | 'taken' | 'unproven' | 'failed') => `/profile?linking=${outcome}`;

function signInPage(error: 'google-auth-failed' | 'email-exists-regular' | undefined, returnTo: string): string {
  const query = new URLSearchParams();
  if (error) query.set('error', error);
  if (returnTo !== '/') query.set('returnTo', returnTo);
  return query.size > 0 ? `/auth?${query}` : '/auth';
}
