import type { Identity } from '@sojourn/contracts';
import type { RequestHandler, Response } from 'express';
import { AppError } from './app-error';
import type { IdentityVerifier } from './identity-verifier';

/** Refuses every request without a valid identity in `Authorization: Bearer`; else stores it for {@link identityOf}. */
export function requireIdentity(verifier: IdentityVerifier): RequestHandler {
  return async (req, res, next) => {
    const [scheme, token] = (req.headers.authorization ?? '').split(' ');
    if (scheme !== 'Bearer' || !token) {
      throw new AppError('sign-in-required', 'This call carries no valid identity.');
    }
    res.locals['identity'] = await verifier.verify(token);
    next();
  };
}

/** Whom this request is for, guest or user. */
export function identityOf(res: Response): Identity {
  const identity = res.locals['identity'] as Identity | undefined;
  if (!identity) throw new Error('identityOf was asked before requireIdentity.');
  return identity;
}

/**
 * The id of the person whose data this call is about: not a call of theirs, but of the accounts service for them.
 * @throws AppError `sign-in-required` for everybody else
 */
export function requireDataRights(res: Response): string {
  const { kind, sub } = identityOf(res);
  if (kind !== 'data-rights') throw new AppError('sign-in-required', 'This call is for the accounts service alone.');
  return sub;
}

/**
 * Lets only the accounts service through, which collects what waits to be mailed.
 * @throws AppError `sign-in-required` for everybody else
 */
export function requireNotices(res: Response): void {
  if (identityOf(res).kind === 'notices') return;
  throw new AppError('sign-in-required', 'This call is for the accounts service alone.');
}

/**
 * The id of the signed-in user.
 * @throws AppError `sign-in-required` for a guest
 */
export function requireUser(res: Response): string {
  const { kind, sub } = identityOf(res);
  if (kind !== 'user') throw new AppError('sign-in-required', 'Please sign in to continue.');
  return sub;
}
