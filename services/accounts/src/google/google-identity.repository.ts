/** The port to where Google identities are stored; every method throws AppError `unavailable` when it cannot be reached. */
import type { GoogleIdentity, GoogleKey } from './google-identity.model';

/** `taken`: the Google account opens an account already, or the account has a Google account. */
export type IdentityOutcome = 'added' | 'taken';

export type GoogleIdentityRepository = {
  add(identity: GoogleIdentity): Promise<IdentityOutcome>;
  find(key: GoogleKey): Promise<GoogleIdentity | null>;
  findOf(userId: string): Promise<GoogleIdentity | null>;
  /** Follows an address that was changed at Google. */
  changeEmail(key: GoogleKey, email: string): Promise<void>;
  /** Answers whether there was one. */
  removeOf(userId: string): Promise<boolean>;
};
