import type { GoogleIdentity, GoogleKey } from './google-identity.model';
import type { GoogleIdentityRepository } from './google-identity.repository';

/** Google identities in memory. */
export function createFakeGoogleIdentityRepository(): GoogleIdentityRepository {
  let identities: GoogleIdentity[] = [];
  const isOf = (key: GoogleKey) => (each: GoogleIdentity) => each.issuer === key.issuer && each.subject === key.subject;
  return {
    async add(identity) {
      if (identities.some((each) => each.userId === identity.userId || isOf(identity)(each))) return 'taken';
      identities.push(structuredClone(identity));
      return 'added';
    },
    find: async (key) => structuredClone(identities.find(isOf(key)) ?? null),
    findOf: async (userId) => structuredClone(identities.find((each) => each.userId === userId) ?? null),
    async changeEmail(key, email) {
      identities = identities.map((each) => (isOf(key)(each) ? { ...each, email } : each));
    },
    async removeOf(userId) {
      const before = identities.length;
      identities = identities.filter((each) => each.userId !== userId);
      return identities.length < before;
    },
  };
}
