/** Signing in with Google. */
import { randomUUID } from 'node:crypto';
import type { GoogleAnswer, GoogleClaims } from '@sojourn/contracts/account-link';
import { AppError } from '@sojourn/node-kit';
import type { Claims } from '../address/claims';
import type { SecurityLog } from '../security/security-log.service';
import { currentUserOf, emailKeyOf, type User } from '../user/user.model';
import type { UserRepository } from '../user/user.repository';
import type { AccountNotices } from '../user/user.service';
import { newGoogleUser, usernamesFor } from './google-identity.model';
import type { GoogleIdentityRepository } from './google-identity.repository';

/** What the use case stands on; `newId`, `random` and `now` are given so that a test can know them. */
export type GoogleServiceParts = {
  users: UserRepository;
  identities: GoogleIdentityRepository;
  claims: Claims;
  notices: Pick<AccountNotices, 'signedIn'>;
  securityLog: SecurityLog;
  newId?: () => string;
  random?: () => number;
  now: () => Date;
};

/** See {@link createGoogleService}. */
export type GoogleService = ReturnType<typeof createGoogleService>;

/** How often two that come at the same moment are looked at again. */
const ATTEMPTS = 3;

export function createGoogleService(parts: GoogleServiceParts) {
  const { users, identities, claims, notices, securityLog, newId = randomUUID, random = Math.random, now } = parts;

  const dropRivals = (email: string, owner: string) => claims.drop({ email, emailKey: emailKeyOf(email) }, owner);

  function signedIn(user: User, fallen: string[] = []): GoogleAnswer {
    notices.signedIn(user);
    return { outcome: 'signed-in', user: currentUserOf(user), fallen };
  }

  async function welcome(user: User): Promise<GoogleAnswer> {
    await securityLog.record({ userId: user.id, kind: 'signed-up', address: user.email });
    return signedIn(user, user.emailProvenAt ? await dropRivals(user.email, user.id) : []);
  }

  /** Google did not vouch for the address of this account before, and does now. */
  async function prove(user: User, email: string): Promise<GoogleAnswer> {
    const at = now();
    const outcome = await users.changeAddress(user.id, { email, emailKey: emailKeyOf(email), at });
    if (outcome !== 'proven') return signedIn(user);
    await securityLog.record({ userId: user.id, kind: 'email-verified', address: email });
    const proven = { ...user, email, emailKey: emailKeyOf(email), emailProvenAt: at };
    return signedIn(proven, await dropRivals(email, user.id));
  }

  /** Null where another one came first with that id or address. */
  async function addUser(person: GoogleClaims, id: string, isProven: boolean): Promise<User | null> {
    for (const username of usernamesFor(person, random)) {
      const user = newGoogleUser(person, { id, username, at: now(), isProven });
      const outcome = await users.add({ user, passwordHash: null });
      if (outcome === 'added') return user;
      if (outcome !== 'username-taken') return null;
    }
    throw new AppError('conflict', 'No username was free for this account. Please try again.');
  }

  /** Undefined where another one came first, so that everything is to be looked at again. */
  async function attempt(person: GoogleClaims): Promise<GoogleAnswer | undefined> {
    const known = await identities.find(person);
    const owner = person.emailVerified ? (await users.findByAddress(emailKeyOf(person.email), 1)).owner : null;
    const isProven = person.emailVerified && owner === null;
    if (known) {
      if (known.email !== person.email) await identities.changeEmail(person, person.email);
      // A process that ended between storing the two left an identity without its account.
      const user = await users.findById(known.userId);
      if (!user) {
        const added = await addUser(person, known.userId, isProven);
        return added ? welcome(added) : undefined;
      }
      const isOwnAddress = emailKeyOf(user.email) === emailKeyOf(person.email);
      return isProven && isOwnAddress && !user.emailProvenAt ? prove(user, person.email) : signedIn(user);
    }
    if (owner?.passwordHash) {
      if (await identities.findOf(owner.user.id)) return { outcome: 'other-google-account' };
      return { outcome: 'password-account', userId: owner.user.id, email: owner.user.email };
    }
    const { issuer, subject, email } = person;
    const userId = newId();
    const identity = { issuer, subject, userId, email, isPrimary: true, linkedAt: now() };
    if ((await identities.add(identity)) === 'taken') return undefined;
    const user = await addUser(person, userId, isProven);
    if (user) return welcome(user);
    // The address was proven by somebody else a moment ago.
    if (!(await users.findById(userId))) await identities.removeOf(userId);
    return undefined;
  }

  return {
    /**
     * Signs in whoever a Google account belongs to. The first time it makes an account, unless an account with a password
     * has proven the same address: then nothing is merged, and its password is asked for.
     */
    async signIn(person: GoogleClaims): Promise<GoogleAnswer> {
      for (let turn = 0; turn < ATTEMPTS; turn += 1) {
        const answer = await attempt(person);
        if (answer) return answer;
      }
      throw new AppError('unavailable', 'Signing in is taking a break. Please try again in a moment.');
    },
  };
}
