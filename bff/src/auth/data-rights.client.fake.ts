import type { DataExport, ExportRequest, ProvenLeavingRequest } from '@sojourn/contracts/data-rights';
import { AppError } from '@sojourn/node-kit';
import type { DataRightsClient } from './data-rights.client';
import { aPerson } from './person.fake';

export const LEAVES_AT = '2026-11-29T12:00:00.000Z';

/** Accounts in memory: `exports` and `leaving` by person, `gone` accounts that are no more; `isAway` fails every call. */
export type FakeDataRights = DataRightsClient & {
  password: string | null;
  asked: [userId: string, request: ExportRequest][];
  left: [userId: string, request: ProvenLeavingRequest][];
  exports: Map<string, DataExport>;
  leaving: Map<string, string>;
  gone: Set<string>;
  isAway: boolean;
};

const NONE: DataExport = { state: 'none', percent: 0, askedAt: null, expiresAt: null, bytes: null };

/** Creates a {@link FakeDataRights} in which everybody's password is the same. */
export function createFakeDataRights(): FakeDataRights {
  const reach = (userId: string) => {
    if (fake.isAway) throw new AppError('unavailable', 'Accounts are away.', { retryAfterSeconds: 5 });
    if (fake.gone.has(userId)) throw new AppError('not-found', 'This account does not exist.');
  };
  const fake: FakeDataRights = {
    password: 'Analytical!1',
    asked: [],
    left: [],
    exports: new Map(),
    leaving: new Map(),
    gone: new Set(),
    isAway: false,
    async readExport(userId) {
      reach(userId);
      return fake.exports.get(userId) ?? NONE;
    },
    async askExport(userId, request) {
      reach(userId);
      fake.asked.push([userId, request]);
      const preparing: DataExport = { ...NONE, state: 'preparing', askedAt: '2026-11-22T12:00:00.000Z' };
      fake.exports.set(userId, preparing);
      return preparing;
    },
    async readLeaving(userId) {
      reach(userId);
      const proof = fake.password === null ? 'fresh-sign-in' : 'password';
      return { leavesAt: fake.leaving.get(userId) ?? null, proof };
    },
    async leave(userId, request) {
      reach(userId);
      if (fake.password !== null && request.password !== fake.password) {
        throw new AppError('wrong-credentials', 'Not right.');
      }
      fake.left.push([userId, request]);
      fake.leaving.set(userId, LEAVES_AT);
      return { leavesAt: LEAVES_AT };
    },
    async stay(userId) {
      reach(userId);
      fake.leaving.delete(userId);
      return aPerson(userId);
    },
  };
  return fake;
}
