/** Tokens that are mailed, or wait for a device: what they are for, and how long they are good. */

/** What holding a token allows. A token of one purpose is nothing for another. */
export type TokenPurpose =
  | 'verify-address'
  | 'reset-password'
  | 'change-address'
  | 'confirm-newsletter'
  | 'link-accounts'
  | 'download-data'
  | 'add-passkey';

/**
 * What a token stands for. `userId` is null where nobody has an account (the newsletter); `data` is what the one who
 * redeems it has to know, such as the new address.
 */
export type TokenContent = { userId: string | null; data: Readonly<Record<string, string>> };

/** A token as it is stored: only its digest, so that whoever reads the store holds nothing. */
export type StoredToken = TokenContent & { digest: string; purpose: TokenPurpose; expiresAt: Date };

/** How long a token is good unless told otherwise: an hour (ACC-3). */
export const TOKEN_LIFE_MS = 3_600_000;

/** Whether a text can be a token at all, so that the store is not asked for anything else. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** Whether a token has run out; the database takes it away a little later. */
export const isExpired = ({ expiresAt }: StoredToken, now: Date): boolean => expiresAt <= now;
