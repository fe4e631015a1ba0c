import type { PasswordHasher } from './password.provider';

/** Marks a password instead of hashing it; a hash that starts with `old:` counts as outdated. */
export function createFakePasswordHasher(): PasswordHasher {
  return {
    hash: async (password) => `hash:${password}`,
    verify: async (hash, password) => ({
      matches: hash === `hash:${password}` || hash === `old:${password}`,
      outdated: hash?.startsWith('old:') ?? false,
    }),
  };
}
