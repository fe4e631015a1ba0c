import type { Identity } from '@sojourn/contracts';
import { AppError } from '@sojourn/node-kit';

/**
 * Lets only the owner of an account through.
 * @throws AppError `sign-in-required` for a guest, `not-allowed` for anybody else
 */
export function onlyOneself(caller: Identity, id: string): void {
  if (caller.kind !== 'user') throw new AppError('sign-in-required', 'Please sign in to continue.');
  if (caller.sub !== id) throw new AppError('not-allowed', 'Only the owner of an account may see or change it.');
}
