import { digestOfToken, newLinkToken } from '@sojourn/node-kit';
/** Tokens that are mailed to a person: issued once, good for one purpose, for one use, for an hour. */
import {
  isExpired,
  isToken,
  TOKEN_LIFE_MS,
  type StoredToken,
  type TokenContent,
  type TokenPurpose,
} from './token.model';
import type { TokenRepository } from './token.repository';

/** What a token is made out for; good for an hour unless `lifeMs` says otherwise. */
export type TokenOrder = Partial<TokenContent> & { lifeMs?: number };

/** What waits to be used. */
export type PendingToken = Pick<StoredToken, 'data' | 'expiresAt'>;

/**
 * A token that is unknown, used, expired or of another purpose is null everywhere: its holder learns nothing. Every
 * method throws AppError `unavailable` when the store cannot be reached.
 */
export type Tokens = {
  /** @returns the token itself, which is nowhere else from then on */
  issue(purpose: TokenPurpose, order: TokenOrder): Promise<string>;
  /** Reads a token and leaves it good: for the page that asks before it does something. */
  read(purpose: TokenPurpose, token: string): Promise<TokenContent | null>;
  /** What a person has waiting for a purpose: what it stands for, and until when it is good. */
  pending(userId: string, purpose: TokenPurpose): Promise<PendingToken | null>;
  /** Uses a token up. */
  redeem(purpose: TokenPurpose, token: string): Promise<TokenContent | null>;
  /** Makes what a person was mailed worthless; without purposes, all of it. */
  withdraw(userId: string, purposes?: readonly TokenPurpose[]): Promise<void>;
};

/** Creates {@link Tokens} over a store. */
export function createTokens(parts: { tokens: TokenRepository; now: () => Date }): Tokens {
  const { tokens, now } = parts;

  const contentOf = async (found: ReturnType<TokenRepository['find']>): Promise<TokenContent | null> => {
    const token = await found;
    return token && !isExpired(token, now()) ? { userId: token.userId, data: token.data } : null;
  };

  return {
    async issue(purpose, { userId = null, data = {}, lifeMs = TOKEN_LIFE_MS }) {
      const token = newLinkToken();
      const expiresAt = new Date(now().getTime() + lifeMs);
      await tokens.add({ digest: digestOfToken(token), purpose, userId, data, expiresAt });
      return token;
    },
    read: async (purpose, token) => (isToken(token) ? contentOf(tokens.find(purpose, digestOfToken(token))) : null),
    redeem: async (purpose, token) => (isToken(token) ? contentOf(tokens.take(purpose, digestOfToken(token))) : null),
    async pending(userId, purpose) {
      const stored = (await tokens.listOf(userId, purpose)).filter((token) => !isExpired(token, now()));
      const [last] = stored.sort((one, other) => other.expiresAt.getTime() - one.expiresAt.getTime());
      return last ? { data: last.data, expiresAt: last.expiresAt } : null;
    },
    withdraw: (userId, purposes) => tokens.removeOf(userId, purposes),
  };
}
