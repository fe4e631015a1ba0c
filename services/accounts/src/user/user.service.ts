import type { Credentials, CurrentUser, Identity, ProfileChange, Registration } from '@sojourn/contracts';
import { AppError } from '@sojourn/node-kit';
import type { PasswordHasher } from './password.provider';
import { currentUserOf, namesOf, newUser, signInKeysOf } from './user.model';
import type { SignInRecord, UserRepository } from './user.repository';

/** What the use cases stand on; `newId` and `now` are given so that a test can know them. */
export type UserServiceParts = {
  users: UserRepository;
  passwords: PasswordHasher;
  newId: () => string;
  now: () => Date;
};

/** Signing up, proving a password, reading and changing oneself. */
export type UserService = ReturnType<typeof createUserService>;

// One sentence for a taken username and a taken address (docs/decisions/005-sign-up-answers.md).
const CANNOT_CREATE = 'Unable to create account. Please check your information and try again.';
const WRONG_CREDENTIALS = 'Invalid username or password. Please check your credentials and try again.';

export function createUserService({ users, passwords, newId, now }: UserServiceParts) {
  async function findTyped(username: string): Promise<SignInRecord | null> {
    for (const key of signInKeysOf(username)) {
      const record = await users.findForSignIn(key);
      if (record) return record;
    }
    return null;
  }

  return {
    async register(registration: Registration): Promise<CurrentUser> {
      // Hashed before anything is looked up, so that a taken name takes as long as a free one.
      const passwordHash = await passwords.hash(registration.password);
      const user = newUser(registration, { id: newId(), at: now() });
      const outcome = await users.add({ user, passwordHash });
      if (outcome === 'added') return currentUserOf(user);
      const details =
        outcome === 'username-taken'
          ? [{ path: 'username', message: 'This username is taken. Please choose another.' }]
          : undefined;
      throw new AppError('conflict', CANNOT_CREATE, details ? { details } : {});
    },

    async verifyPassword({ username, password }: Credentials): Promise<CurrentUser> {
      const record = await findTyped(username);
      const verdict = await passwords.verify(record?.passwordHash ?? null, password);
      if (!record || !verdict.matches) throw new AppError('wrong-credentials', WRONG_CREDENTIALS);
      const { user, passwordHash } = record;
      if (verdict.outdated) {
        await users.replaceHash(user.id, { from: passwordHash, to: await passwords.hash(password) });
      }
      return currentUserOf(user);
    },

    async readUser(caller: Identity, id: string): Promise<CurrentUser> {
      onlyOneself(caller, id);
      return currentUserOf(found(await users.findById(id)));
    },

    async changeProfile(caller: Identity, id: string, change: ProfileChange): Promise<CurrentUser> {
      onlyOneself(caller, id);
      return currentUserOf(found(await users.changeNames(id, namesOf(change))));
    },
  };
}

function onlyOneself(caller: Identity, id: string): void {
  if (caller.kind !== 'user') throw new AppError('sign-in-required', 'Please sign in to continue.');
  if (caller.sub !== id) throw new AppError('not-allowed', 'Only the owner of an account may see or change it.');
}

function found<T>(user: T | null): T {
  if (user === null) throw new AppError('not-found', 'This account does not exist.');
  return user;
}
