import type { Credentials, CurrentUser, Identity, ProfileChange, Registration } from '@sojourn/contracts';
import type { AddressChange } from '@sojourn/contracts/account';
import { AppError } from '@sojourn/node-kit';
import { onlyOneself } from './only-oneself';
import type { PasswordHasher } from './password.provider';
import { latinTwinOf } from './name-likeness.model';
import { refuseLikeness } from './refuse-likeness';
import {
  addressOf,
  CLAIMANTS_TRIED,
  currentUserOf,
  namesOf,
  newUser,
  signInKeysOf,
  usernameKeyOf,
  type User,
} from './user.model';
import type { SignInRecord, UserRepository } from './user.repository';

/** What the use cases stand on; `newId` and `now` are given so that a test can know them. */
export type UserServiceParts = {
  users: UserRepository;
  passwords: PasswordHasher;
  newId: () => string;
  now: () => Date;
  /** What happens beside signing up and in, and is not waited for: messages and the security log. */
  notices?: AccountNotices;
};

/** See {@link UserServiceParts.notices}. */
export type AccountNotices = { signedUp(user: User): void; signedIn(user: User): void };

/** Signing up, proving a password, reading and changing oneself. */
export type UserService = ReturnType<typeof createUserService>;

const CANNOT_CREATE = 'Unable to create account. Please check your information and try again.';
const WRONG_CREDENTIALS = 'Invalid username or password. Please check your credentials and try again.';

export function createUserService({ users, passwords, newId, now, notices }: UserServiceParts) {
  /**
   * Who may be meant by what was typed, in the order they are tried; null where there is nobody, so that as much is
   * hashed for an unknown address as for a known one.
   */
  async function findTyped(typed: string): Promise<(SignInRecord | null)[]> {
    const keys = signInKeysOf(typed);
    if ('emailKey' in keys) {
      const { owner, claimants } = await users.findByAddress(keys.emailKey, CLAIMANTS_TRIED);
      const meant = owner ? [owner] : claimants;
      return Array.from({ length: CLAIMANTS_TRIED }, (_, n) => meant[n] ?? null);
    }
    for (const usernameKey of keys.usernameKeys) {
      const record = await users.findByUsername(usernameKey);
      if (record) return [record];
    }
    return [null];
  }

  /** Tries the password on each of them, also after it fitted: the time says nothing about whom it fitted. */
  async function firstWhoFits(meant: (SignInRecord | null)[], password: string) {
    const verdicts = await Promise.all(meant.map((each) => passwords.verify(each?.passwordHash ?? null, password)));
    const place = verdicts.findIndex(({ matches }) => matches);
    const record = meant[place];
    return record?.passwordHash ? { user: record.user, hash: record.passwordHash, ...verdicts[place] } : null;
  }

  return {
    async register(registration: Registration): Promise<CurrentUser> {
      const { username, firstName, lastName } = registration;
      refuseLikeness({ username: [username], lastName: [firstName, lastName] });
      // Hashed before anything is looked up, so that a taken name takes as long as a free one.
      const passwordHash = await passwords.hash(registration.password);
      const user = newUser(registration, { id: newId(), at: now() });
      const twin = latinTwinOf(username);
      const hasTwin = twin !== null && (await users.findByUsername(usernameKeyOf(twin))) !== null;
      const outcome = hasTwin ? 'username-taken' : await users.add({ user, passwordHash });
      if (outcome === 'added') {
        notices?.signedUp(user);
        return currentUserOf(user);
      }
      if (outcome !== 'username-taken') throw new Error(`A new account was refused: ${outcome}`);
      const taken = { path: 'username', message: 'This username is taken. Please choose another.' };
      throw new AppError('conflict', CANNOT_CREATE, { details: [taken] });
    },

    async verifyPassword({ username, password }: Credentials): Promise<CurrentUser> {
      const fitting = await firstWhoFits(await findTyped(username), password);
      if (!fitting) throw new AppError('wrong-credentials', WRONG_CREDENTIALS);
      if (fitting.outdated) {
        await users.replaceHash(fitting.user.id, { from: fitting.hash, to: await passwords.hash(password) });
      }
      notices?.signedIn(fitting.user);
      return currentUserOf(fitting.user);
    },

    async readUser(caller: Identity, id: string): Promise<CurrentUser> {
      onlyOneself(caller, id);
      return currentUserOf(found(await users.findById(id)));
    },

    async changeProfile(caller: Identity, id: string, change: ProfileChange): Promise<CurrentUser> {
      onlyOneself(caller, id);
      refuseLikeness({ lastName: [change.firstName, change.lastName] });
      return currentUserOf(found(await users.changeNames(id, namesOf(change))));
    },

    async changeAddress(caller: Identity, id: string, change: AddressChange): Promise<CurrentUser> {
      onlyOneself(caller, id);
      return currentUserOf(found(await users.changeLocation(id, addressOf(change))));
    },
  };
}

function found<T>(user: T | null): T {
  if (user === null) throw new AppError('not-found', 'This account does not exist.');
  return user;
}
