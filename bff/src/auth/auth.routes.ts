import {
  credentialsSchema,
  newsletterSignupSchema,
  profileChangeSchema,
  registrationSchema,
  type CurrentUser,
} from '@sojourn/contracts';
import { AppError, parseInput } from '@sojourn/node-kit';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import passport from 'passport';
import { neverStored } from '../http/never-stored';
import { jsonBody } from '../http/read-body';
import { BODY_BYTES } from '../http/route-map';
import { destroySession, regenerateSession, requireSignedIn, sessionIdentity } from '../http/session';
import type { AuthService } from './auth.service';
import type { KnownBrowsers } from './known-browsers';
import { PasswordStrategy } from './password-strategy';

/** Without `known`, every browser is new. */
export type AuthRouteParts = { auth: AuthService; known?: Pick<KnownBrowsers, 'find' | 'remember'> };

const NONE_KNOWN: Required<AuthRouteParts>['known'] = { find: () => null, remember: () => undefined };

/** Signing in, up and out, the own account and the newsletter; behind the session and the origin guard. */
export function createAuthRoutes({ auth, known = NONE_KNOWN }: AuthRouteParts): Router {
  const router = Router({ caseSensitive: true });
  const json = jsonBody(BODY_BYTES);
  const authenticator = new passport.Passport();
  authenticator.use(new PasswordStrategy(auth, known));

  // What these routes answer depends on who asks.
  router.use(['/api/auth', '/api/login', '/api/register', '/api/logout', '/api/user', '/api/newsletter'], neverStored);

  const makeKnown = (req: Request, res: Response, user: CurrentUser) => {
    // An address that is only claimed may be somebody else's, whose guessers would count as its owner here.
    const names = user.emailProven ? [user.username, user.email] : [user.username];
    if (names.some((name) => known.find(req, name) === null)) known.remember(req, res, names);
  };

  // When the password began to be checked: who ends all sessions meanwhile ends this one, too.
  const noteBegin: RequestHandler = (_req, res, next) => {
    res.locals['begunAt'] = Date.now();
    next();
  };
  const signIn: RequestHandler = async (req, res) => {
    const user = req.user as CurrentUser;
    const { remember } = parseInput(credentialsSchema, req.body);
    const begunAt = Number(res.locals['begunAt']);
    await regenerateSession(req, { userId: user.id, begunAt, provenAt: begunAt }, { remember });
    makeKnown(req, res, user);
    res.json(user);
  };
  // Passport proves who it is; the session, with its new id, is ours (http/session.ts).
  router.post('/api/login', json, noteBegin, authenticator.authenticate('password', { session: false }), signIn);

  router.post('/api/register', json, async (req, res) => {
    const user = await auth.signUp(parseInput(registrationSchema, req.body), req.ip ?? '');
    await regenerateSession(req, { userId: user.id, provenAt: Date.now() });
    makeKnown(req, res, user);
    res.status(201).json(user);
  });

  router.post(['/api/logout', '/api/auth/logout'], async (req, res) => {
    await destroySession(req);
    res.json({});
  });

  router.get('/api/auth/user', async (req, res) => {
    const user = await auth.currentUser(sessionIdentity(req));
    if (user) {
      // Whichever way they came in, this browser is known from now on.
      makeKnown(req, res, user);
      return void res.json(user);
    }
    // A session that outlived its account ends here.
    if (sessionIdentity(req).kind === 'user') await destroySession(req);
    throw new AppError('sign-in-required', 'Please sign in to continue.');
  });

  router.put('/api/user/profile', json, async (req, res) => {
    const id = requireSignedIn(req);
    res.json(await auth.changeProfile(id, parseInput(profileChangeSchema, req.body)));
  });

  router.post('/api/newsletter', json, async (req, res) => {
    await auth.subscribe(parseInput(newsletterSignupSchema, req.body), req.ip ?? '');
    res.json({});
  });

  return router;
}
