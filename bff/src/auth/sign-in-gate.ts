import type { RequestHandler } from 'express';
import type { KnownBrowsers } from './known-browsers';
import type { PacedSignInLimiter } from './sign-in-limiter';

type Parts = { known: Pick<KnownBrowsers, 'isOfName'>; turn: PacedSignInLimiter['turn'] };

/**
 * Where an attempt to sign in of a slowed network waits for its turn; a browser that its owner is known in does not.
 * Stand it in front of the admission: whoever waits here must hold none of its places.
 */
export const createSignInGate =
  ({ known, turn }: Parts): RequestHandler =>
  async (req, _res, next) => {
    if (!known.isOfName(req)) await turn(req.ip ?? '');
    next();
  };
