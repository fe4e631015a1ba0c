import type { StoredToken } from './token.model';
import type { TokenRepository } from './token.repository';

/** Tokens in memory. */
export function createFakeTokenRepository(): TokenRepository {
  const stored = new Map<string, StoredToken>();
  const find: TokenRepository['find'] = async (purpose, digest) => {
    const token = stored.get(digest);
    return token?.purpose === purpose ? structuredClone(token) : null;
  };
  return {
    async add(token) {
      stored.set(token.digest, structuredClone(token));
    },
    find,
    async take(purpose, digest) {
      const token = stored.get(digest);
      if (token?.purpose !== purpose) return null;
      stored.delete(digest);
      return token;
    },
    async listOf(userId, purpose) {
      const isWanted = (token: StoredToken) => token.userId === userId && token.purpose === purpose;
      return structuredClone([...stored.values()].filter(isWanted));
    },
    async removeByAddress(emailKey) {
      for (const { digest, userId, data } of stored.values()) {
        if (userId === null && data['emailKey'] === emailKey) stored.delete(digest);
      }
    },
    async removeOf(userId, purposes) {
      for (const { digest, userId: owner, purpose } of stored.values()) {
        if (owner === userId && (purposes?.includes(purpose) ?? true)) stored.delete(digest);
      }
    },
  };
}
