import { securityEventListSchema, type SecurityEvent, type SessionEvent } from '@sojourn/contracts/account';
import { z } from 'zod';
import { ofUser, type ServiceClient } from './account-call';

/** The security log of an account, which the accounts service stores. */
export type SecurityLogClient = {
  list(userId: string): Promise<SecurityEvent[]>;
  /** Adds what happened to a session; the browser's name goes with the call. */
  record(userId: string, event: SessionEvent): Promise<void>;
};

const EVENTS = '/security-events';

export function createSecurityLogClient(accounts: ServiceClient): SecurityLogClient {
  return {
    list: (userId) =>
      accounts.request({
        method: 'GET',
        ...ofUser(userId, EVENTS),
        schema: securityEventListSchema,
      }),
    record: async (userId, body) => {
      const call = { method: 'POST', ...ofUser(userId, EVENTS), body } as const;
      await accounts.request({ ...call, schema: z.object({}) });
    },
  };
}
