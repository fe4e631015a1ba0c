/** The port to where people are stored; a person and the hash of their password travel apart. */
import type { Address, User } from './user.model';

/** What became of a new person: stored, or refused because a name, an address or the id is somebody's already. */
export type AddOutcome = 'added' | 'username-taken' | 'email-owned' | 'id-taken';

/** A person with the hash that their password is checked against; null for one who signs in without a password. */
export type SignInRecord = { user: User; passwordHash: string | null };

/** Who stands behind an address: the one who proved it, or else those who claim it, oldest first. */
export type AddressHolders = { owner: SignInRecord | null; claimants: SignInRecord[] };

/**
 * What became of a proof: the address is theirs (`proven`, also when it was already), another account proved it before
 * (`owned`), or the account has another address by now, or none (`not-claimed`).
 */
export type ProofOutcome = 'proven' | 'owned' | 'not-claimed';

/** What an account that has no password yet gains. */
export type PasswordAddition = Pick<User, 'username' | 'usernameKey' | 'firstName' | 'lastName'> & {
  passwordHash: string;
};

/** Every method throws AppError `unavailable` when the store cannot be reached. */
export type UserRepository = {
  /** A person who comes with a proof (`emailProvenAt`) owns the address at once, or is refused as `email-owned`. */
  add(record: SignInRecord): Promise<AddOutcome>;
  findById(id: string): Promise<User | null>;
  findRecord(id: string): Promise<SignInRecord | null>;
  findByUsername(usernameKey: string): Promise<SignInRecord | null>;
  /** @param claimants at most so many of those who claim the address without a proof */
  findByAddress(emailKey: string, claimants: number): Promise<AddressHolders>;
  changeNames(id: string, names: Pick<User, 'firstName' | 'lastName'>): Promise<User | null>;
  changeLocation(id: string, address: Address): Promise<User | null>;
  /** Replaces a hash if it is still `from`, so that a password changed meanwhile is not undone; answers whether it was. */
  replaceHash(id: string, change: { from: string; to: string }): Promise<boolean>;
  /** Sets the password whatever it was before; answers whether the account is there. */
  setHash(id: string, passwordHash: string): Promise<boolean>;
  /** Gives an account without a password one, and the username it goes with. */
  addPassword(id: string, addition: PasswordAddition): Promise<'added' | 'username-taken' | 'has-password'>;
  /** Makes the claimed address theirs. */
  proveAddress(id: string, proof: { emailKey: string; at: Date }): Promise<ProofOutcome>;
  /** Gives the account another address, with its proof. */
  changeAddress(id: string, to: { email: string; emailKey: string; at: Date }): Promise<ProofOutcome>;
  /**
   * Every account but `except` that claims the address without a proof loses the claim, and its password with it.
   * @returns the ids of those accounts
   */
  dropClaims(emailKey: string, except: string): Promise<string[]>;
  /** Says when the account goes for good, or that it stays. */
  setLeaving(id: string, leavesAt: Date | null): Promise<void>;
  /** Lets nobody sign in any more, by password or address: what comes before everything else is removed. */
  close(id: string): Promise<void>;
  /** Removes the account: the username, and the address, are free. */
  remove(id: string): Promise<void>;
};
