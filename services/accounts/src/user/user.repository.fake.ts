import type { User } from './user.model';
import type { ProofOutcome, SignInRecord, UserRepository } from './user.repository';

/** People in memory. */
export function createFakeUserRepository(): UserRepository {
  const records = new Map<string, SignInRecord>();
  const findAll = (fits: (user: User) => boolean) =>
    structuredClone([...records.values()].filter(({ user }) => fits(user)));
  const find = (fits: (user: User) => boolean) => findAll(fits)[0] ?? null;
  const isOwner = (user: User, emailKey: string | null) =>
    emailKey !== null && user.emailKey === emailKey && user.emailProvenAt !== null;

  const own = (id: string, address: Pick<User, 'email' | 'emailKey' | 'emailProvenAt'>): ProofOutcome => {
    const record = records.get(id);
    if (!record) return 'not-claimed';
    if (find((user) => user.id !== id && isOwner(user, address.emailKey))) return 'owned';
    record.user = { ...record.user, ...address };
    return 'proven';
  };

  const change = (id: string, values: Partial<User>) => {
    const record = records.get(id);
    if (!record) return null;
    record.user = { ...record.user, ...values };
    return structuredClone(record.user);
  };

  return {
    async add(record) {
      const { id, usernameKey, emailKey, emailProvenAt } = record.user;
      if (records.has(id)) return 'id-taken';
      if (find((user) => user.usernameKey === usernameKey)) return 'username-taken';
      if (emailProvenAt && find((user) => isOwner(user, emailKey))) return 'email-owned';
      records.set(id, structuredClone(record));
      return 'added';
    },
    async findById(id) {
      return find((user) => user.id === id)?.user ?? null;
    },
    async findRecord(id) {
      return find((user) => user.id === id);
    },
    async findByUsername(usernameKey) {
      return find((user) => user.usernameKey === usernameKey);
    },
    async findByAddress(emailKey, claimants) {
      return {
        owner: find((user) => isOwner(user, emailKey)),
        claimants: findAll((user) => user.emailKey === emailKey && user.emailProvenAt === null)
          .sort((one, other) => one.user.createdAt.getTime() - other.user.createdAt.getTime())
          .slice(0, claimants),
      };
    },
    changeNames: async (id, names) => change(id, names),
    changeLocation: async (id, address) => change(id, address),
    async replaceHash(id, { from, to }) {
      const record = records.get(id);
      if (record?.passwordHash !== from) return false;
      record.passwordHash = to;
      return true;
    },
    async setHash(id, passwordHash) {
      const record = records.get(id);
      if (record) record.passwordHash = passwordHash;
      return record !== undefined;
    },
    async addPassword(id, { passwordHash, ...names }) {
      const record = records.get(id);
      if (!record || record.passwordHash !== null) return 'has-password';
      if (find((user) => user.id !== id && user.usernameKey === names.usernameKey)) return 'username-taken';
      records.set(id, { user: { ...record.user, ...names }, passwordHash });
      return 'added';
    },
    async proveAddress(id, { emailKey, at }) {
      const user = records.get(id)?.user;
      if (user?.emailKey !== emailKey) return 'not-claimed';
      return own(id, { email: user.email, emailKey, emailProvenAt: user.emailProvenAt ?? at });
    },
    async changeAddress(id, { email, emailKey, at }) {
      return own(id, { email, emailKey, emailProvenAt: at });
    },
    async dropClaims(emailKey, except) {
      const fallen = findAll((user) => user.emailKey === emailKey && user.emailProvenAt === null && user.id !== except);
      for (const { user } of fallen) {
        records.set(user.id, { user: { ...user, emailKey: null }, passwordHash: null });
      }
      return fallen.map(({ user }) => user.id);
    },
    async setLeaving(id, leavesAt) {
      const record = records.get(id);
      if (!record) return;
      const { leavesAt: _before, ...user } = record.user;
      record.user = { ...user, ...(leavesAt && { leavesAt }) };
    },
    async close(id) {
      const record = records.get(id);
      if (record) records.set(id, { user: { ...record.user, emailKey: null }, passwordHash: null });
    },
    async remove(id) {
      records.delete(id);
    },
  };
}
