import { AppError } from '@sojourn/node-kit';
import type { PasswordHasher } from './password.provider';

/** What shows that it is oneself: the password or, of an account without one, that it was shown just now (`isFresh`). */
export type GivenProof = {
  password?: string | undefined;
  isFresh: boolean;
  /** The refusal of an account without a password that showed nothing. */
  unproven: () => AppError;
};

/**
 * What cannot be taken back by the next who sits at an open page needs more than a session.
 * @throws AppError `bad-input` without a password, `wrong-credentials` with another one, both naming the field; else `unproven`
 */
export async function requireProof(
  passwords: Pick<PasswordHasher, 'verify'>,
  passwordHash: string | null,
  { password = '', isFresh, unproven }: GivenProof,
): Promise<void> {
  if (passwordHash === null) {
    if (isFresh) return;
    throw unproven();
  }
  if (password === '') {
    const message = 'Password is required';
    throw new AppError('bad-input', message, { details: [{ path: 'password', message }] });
  }
  if ((await passwords.verify(passwordHash, password)).matches) return;
  throw wrongPassword();
}

/** The refusal of a password that is another one, beside its field. */
export function wrongPassword(): AppError {
  const message = 'This is not your password. Please try again.';
  return new AppError('wrong-credentials', message, { details: [{ path: 'password', message }] });
}
