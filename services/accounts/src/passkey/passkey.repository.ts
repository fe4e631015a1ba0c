/** The port to where passkeys are stored; every method throws AppError `unavailable` when it cannot be reached. */
import type { Passkey } from './passkey.model';

/** `taken`: this passkey is stored already, for whomever. `too-many`: the account has as many as it may. */
export type PasskeyOutcome = 'added' | 'taken' | 'too-many';

export type PasskeyRepository = {
  /** @param most how many an account may have; of some that come at once perhaps all are refused, never one too many taken */
  add(passkey: Passkey, most: number): Promise<PasskeyOutcome>;
  find(id: string): Promise<Passkey | null>;
  /** The oldest first. */
  listOf(userId: string): Promise<Passkey[]>;
  countOf(userId: string): Promise<number>;
  rename(userId: string, id: string, name: string): Promise<Passkey | null>;
  /** Writes down a use, if the counter is still `from`: of two uses of one count one is refused. Answers whether it was. */
  noteUse(id: string, use: { from: number; counter: number; isBackedUp: boolean; at: Date }): Promise<boolean>;
  /** @returns the passkey that was removed, or null */
  remove(userId: string, id: string): Promise<Passkey | null>;
  /** Removes all of an account. Answers whether there were any. */
  removeOf(userId: string): Promise<boolean>;
};
