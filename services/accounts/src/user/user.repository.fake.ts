import type { SignInRecord, UserRepository } from './user.repository';

/** People in memory. */
export function createFakeUserRepository(): UserRepository {
  const records = new Map<string, SignInRecord>();
  const find = (fits: (record: SignInRecord) => boolean) => structuredClone([...records.values()].find(fits)) ?? null;
  return {
    async add(record) {
      const { id, usernameKey, emailKey } = record.user;
      if (find(({ user }) => user.usernameKey === usernameKey)) return 'username-taken';
      if (find(({ user }) => user.emailKey === emailKey)) return 'email-taken';
      records.set(id, structuredClone(record));
      return 'added';
    },
    async findById(id) {
      return find(({ user }) => user.id === id)?.user ?? null;
    },
    async findForSignIn(key) {
      return find(({ user }) =>
        'emailKey' in key ? user.emailKey === key.emailKey : user.usernameKey === key.usernameKey,
      );
    },
    async changeNames(id, names) {
      const record = records.get(id);
      if (!record) return null;
      record.user = { ...record.user, ...names };
      return structuredClone(record.user);
    },
    async replaceHash(id, { from, to }) {
      const record = records.get(id);
      if (record?.passwordHash === from) record.passwordHash = to;
    },
  };
}
