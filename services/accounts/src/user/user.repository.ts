/** The port to where people are stored; a person and the hash of their password travel apart. */
import type { SignInKey, User } from './user.model';

/** What became of a new person: stored, or refused because a name is somebody's already. */
export type AddOutcome = 'added' | 'username-taken' | 'email-taken';

/** A person with the hash that their password is checked against. */
export type SignInRecord = { user: User; passwordHash: string };

/** Every method throws AppError `unavailable` when the store cannot be reached. */
export type UserRepository = {
  add(record: SignInRecord): Promise<AddOutcome>;
  findById(id: string): Promise<User | null>;
  findForSignIn(key: SignInKey): Promise<SignInRecord | null>;
  changeNames(id: string, names: Pick<User, 'firstName' | 'lastName'>): Promise<User | null>;
  /** Replaces a hash if it is still `from`, so that a password changed meanwhile is not undone. */
  replaceHash(id: string, change: { from: string; to: string }): Promise<void>;
};
