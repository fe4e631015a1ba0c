import type { Identity } from '@sojourn/contracts';
import { securityEventListSchema, type SecurityEvent, type SessionEvent } from '@sojourn/contracts/account';
import type { Upstream } from '@sojourn/node-kit';
import { z } from 'zod';

/** The security log of an account, which the accounts service stores. */
export type SecurityLogClient = {
  list(userId: string): Promise<SecurityEvent[]>;
  /** Adds what happened to a session; the browser's name goes with the call. */
  record(userId: string, event: SessionEvent): Promise<void>;
};

const pathOf = (userId: string) => `/users/${encodeURIComponent(userId)}/security-events`;
const identityOf = (sub: string): Identity => ({ sub, kind: 'user' });

export function createSecurityLogClient(accounts: Pick<Upstream, 'request'>): SecurityLogClient {
  return {
    list: (userId) =>
      accounts.request({
        method: 'GET',
        path: pathOf(userId),
        identity: identityOf(userId),
        schema: securityEventListSchema,
      }),
    record: async (userId, body) => {
      const call = { method: 'POST', path: pathOf(userId), identity: identityOf(userId), body } as const;
      await accounts.request({ ...call, schema: z.object({}) });
    },
  };
}
