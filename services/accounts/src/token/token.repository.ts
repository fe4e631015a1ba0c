/** The port to where mailed tokens are stored. Every method throws AppError `unavailable` when it cannot be reached. */
import type { StoredToken, TokenPurpose } from './token.model';

export type TokenRepository = {
  add(token: StoredToken): Promise<void>;
  find(purpose: TokenPurpose, digest: string): Promise<StoredToken | null>;
  /** Takes a token away and answers it: of many who ask at the same moment one gets it. */
  take(purpose: TokenPurpose, digest: string): Promise<StoredToken | null>;
  /** What a person has of a purpose, whether it has run out or not. */
  listOf(userId: string, purpose: TokenPurpose): Promise<StoredToken[]>;
  /** Takes away what a person has of these purposes; without purposes, everything. */
  removeOf(userId: string, purposes?: readonly TokenPurpose[]): Promise<void>;
  /** Takes away what names an address and belongs to no account: a subscription that was not confirmed yet. */
  removeByAddress(emailKey: string): Promise<void>;
};
