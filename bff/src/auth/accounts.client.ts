import {
  currentUserSchema,
  type Credentials,
  type CurrentUser,
  type Identity,
  type NewsletterSignup,
  type ProfileChange,
  type Registration,
} from '@sojourn/contracts';
import type { Upstream } from '@sojourn/node-kit';
import { z } from 'zod';

/** What the bff asks the accounts service; its refusals come back as the AppErrors they were. */
export type AccountsClient = {
  register(registration: Registration): Promise<CurrentUser>;
  verifyPassword(credentials: Credentials): Promise<CurrentUser>;
  readUser(id: string): Promise<CurrentUser>;
  changeProfile(id: string, change: ProfileChange): Promise<CurrentUser>;
  subscribe(signup: NewsletterSignup): Promise<void>;
};

const userIdentity = (sub: string): Identity => ({ sub, kind: 'user' });
const pathOf = (id: string) => `/users/${encodeURIComponent(id)}`;

/** Speaks for a guest until somebody is known, and then for them. */
export function createAccountsClient(accounts: Pick<Upstream, 'request'>): AccountsClient {
  return {
    register: (body) => accounts.request({ method: 'POST', path: '/users', body, schema: currentUserSchema }),
    verifyPassword: (body) =>
      accounts.request({ method: 'POST', path: '/credentials/verify', body, schema: currentUserSchema }),
    readUser: (id) =>
      accounts.request({ method: 'GET', path: pathOf(id), identity: userIdentity(id), schema: currentUserSchema }),
    changeProfile: (id, body) =>
      accounts.request({
        method: 'PUT',
        path: `${pathOf(id)}/profile`,
        identity: userIdentity(id),
        body,
        schema: currentUserSchema,
      }),
    subscribe: async (body) => {
      await accounts.request({ method: 'POST', path: '/newsletter', body, schema: z.object({}) });
    },
  };
}
