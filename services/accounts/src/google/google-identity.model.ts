/** Google accounts that open an account here, and the ways into an account. */
import { foldName, registrationSchema } from '@sojourn/contracts';
import type { AccountLinks, GoogleClaims } from '@sojourn/contracts/account-link';
import { emailKeyOf, newUser, type User } from '../user/user.model';
import { likenessFault } from '../user/name-likeness.model';

/**
 * A Google account, known by `issuer` and `subject` and never by its address, which may change. `isPrimary` says that the
 * account was made with it.
 */
export type GoogleIdentity = {
  issuer: string;
  subject: string;
  userId: string;
  email: string;
  isPrimary: boolean;
  linkedAt: Date;
};

/** Who it is at the provider. */
export type GoogleKey = Pick<GoogleIdentity, 'issuer' | 'subject'>;

const FREE_NAME = 'traveller';
/** Leaves room for a number within the 40 of a username. */
const STEM_LENGTH = 30;

/** A username out of a name: its letters and digits, words joined by dots; never out of the address, which is private. */
function stemOf({ firstName, lastName }: GoogleClaims): string {
  const words = foldName([firstName, lastName].filter(Boolean).join(' ')).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const stem = [...words.join('.')].slice(0, STEM_LENGTH).join('').replace(/\.$/, '');
  return registrationSchema.shape.username.safeParse(stem).success && !likenessFault(stem) ? stem : FREE_NAME;
}

/**
 * Usernames to try for a new account, the plain name first.
 * @param random gives a number from 0 to 1
 */
export function* usernamesFor(claims: GoogleClaims, random: () => number): Generator<string> {
  const stem = stemOf(claims);
  if (stem !== FREE_NAME) yield stem;
  for (const digits of [3, 4, 6, 8, 10])
    yield `${stem}${String(Math.floor(random() * 10 ** digits)).padStart(digits, '0')}`;
}

/**
 * A new person out of a Google account. One whose address is `proven` owns it; any other claims nothing, so that no mail to
 * that address reaches into the account.
 */
export function newGoogleUser(
  { email, firstName, lastName }: GoogleClaims,
  made: { id: string; username: string; at: Date; isProven: boolean },
): User {
  // Google lets anybody be called anything; what looks like us is left out.
  const isOurs = likenessFault(firstName, lastName) !== undefined;
  const names = { firstName: (!isOurs && firstName) || '', lastName: (!isOurs && lastName) || '' };
  const user = newUser({ username: made.username, email, password: '', ...names }, made);
  return { ...user, emailKey: made.isProven ? emailKeyOf(email) : null, emailProvenAt: made.isProven ? made.at : null };
}

/** The ways into an account. */
export function linksOf(user: User, hasPassword: boolean, identity: GoogleIdentity | null): AccountLinks {
  const isGoogleFirst = identity?.isPrimary ?? false;
  const byPassword = { email: user.email };
  const byGoogle = identity && { email: identity.email };
  const hasLinkedAccount = hasPassword && identity !== null;
  return {
    hasPassword,
    hasLinkedAccount,
    linkedAccountType: hasLinkedAccount ? (isGoogleFirst ? 'regular' : 'google') : null,
    linkedAccountInfo: hasLinkedAccount ? (isGoogleFirst ? byPassword : byGoogle) : null,
    primaryAccountType: isGoogleFirst ? 'google' : 'regular',
    primaryAccountInfo: (isGoogleFirst && byGoogle) || byPassword,
  };
}
