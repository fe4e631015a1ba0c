import {
  currentUserSchema,
  type Credentials,
  type CurrentUser,
  type NewsletterSignup,
  type ProfileChange,
  type Registration,
} from '@sojourn/contracts';
import { z } from 'zod';
import { ofUser, type ServiceClient } from './account-call';

/** What the bff asks the accounts service; its refusals come back as the AppErrors they were. */
export type AccountsClient = {
  register(registration: Registration): Promise<CurrentUser>;
  verifyPassword(credentials: Credentials): Promise<CurrentUser>;
  readUser(id: string): Promise<CurrentUser>;
  changeProfile(id: string, change: ProfileChange): Promise<CurrentUser>;
  subscribe(signup: NewsletterSignup): Promise<void>;
};

/**
 * Speaks for a guest until somebody is known, and then for them.
 * @param accounts asked for what is read and written
 * @param hashing asked where a password is hashed: the same service over connections and a breaker of its own, so that
 *   many who sign in take nothing from those who are signed in
 */
export function createAccountsClient(accounts: ServiceClient, hashing: ServiceClient): AccountsClient {
  return {
    register: (body) => hashing.request({ method: 'POST', path: '/users', body, schema: currentUserSchema }),
    verifyPassword: (body) =>
      hashing.request({ method: 'POST', path: '/credentials/verify', body, schema: currentUserSchema }),
    readUser: (id) => accounts.request({ method: 'GET', ...ofUser(id), schema: currentUserSchema }),
    changeProfile: (id, body) =>
      accounts.request({
        method: 'PUT',
        ...ofUser(id, '/profile'),
        body,
        schema: currentUserSchema,
      }),
    subscribe: async (body) => {
      await accounts.request({ method: 'POST', path: '/newsletter', body, schema: z.object({}) });
    },
  };
}
