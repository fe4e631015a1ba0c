import { PROOF_NEEDED } from '@sojourn/contracts/passkey';
import { AppError } from '@sojourn/node-kit';
import type { Request } from 'express';
import { requireSignedIn } from '../http/session';

/** How long a proof is good for what changes the ways into an account. */
const PROOF_MS = 15 * 60_000;

/** Whether the signed-in user showed within a quarter of an hour that it is them. */
export function hasRecentProof(req: Request, now: () => number = Date.now): boolean {
  const { provenAt = 0 } = req.session;
  return now() - provenAt < PROOF_MS;
}

/**
 * The id of the signed-in user, who showed within a quarter of an hour that it is them: an open page alone, or a
 * remembered browser, changes nothing for good.
 * @throws AppError `not-allowed` with {@link PROOF_NEEDED} otherwise, `sign-in-required` for a guest
 */
export function requireRecentProof(req: Request, now: () => number = Date.now): string {
  const userId = requireSignedIn(req);
  if (hasRecentProof(req, now)) return userId;
  throw new AppError('not-allowed', 'Please show first that it is you.', { details: { reason: PROOF_NEEDED } });
}
