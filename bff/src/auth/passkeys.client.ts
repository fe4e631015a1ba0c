import { currentUserSchema, type CurrentUser } from '@sojourn/contracts';
import {
  newPasskeyOptionsSchema,
  passkeyListSchema,
  passkeySchema,
  type NewPasskeyOptions,
  type NewPasskeyResponse,
  type PasskeyAssertion,
  type SeenPasskey,
} from '@sojourn/contracts/passkey';
import { z } from 'zod';
import { ofUser, type ServiceClient } from './account-call';

/** What the bff asks the accounts about passkeys; their refusals come back as the AppErrors they were. */
export type PasskeyClient = {
  signIn(assertion: PasskeyAssertion): Promise<CurrentUser>;
  /** @throws AppError `wrong-credentials` unless it is their password or passkey */
  prove(userId: string, proof: { password: string } | PasskeyAssertion): Promise<void>;
  list(userId: string): Promise<SeenPasskey[]>;
  begin(userId: string): Promise<NewPasskeyOptions>;
  add(userId: string, response: NewPasskeyResponse): Promise<SeenPasskey>;
  rename(userId: string, id: string, name: string): Promise<SeenPasskey>;
  remove(userId: string, id: string): Promise<void>;
};

const PASSKEYS = '/passkeys';
const onePasskey = (id: string) => `${PASSKEYS}/${encodeURIComponent(id)}`;

/** @param hashing the same service where a password is hashed, over a breaker of its own */
export function createPasskeyClient(accounts: ServiceClient, hashing: ServiceClient): PasskeyClient {
  const nothing = z.object({});
  return {
    signIn: (body) => accounts.request({ method: 'POST', path: '/passkeys/sign-in', body, schema: currentUserSchema }),
    prove: async (userId, body) => {
      const asked = 'password' in body ? hashing : accounts;
      await asked.request({ method: 'POST', ...ofUser(userId, '/proof'), body, schema: nothing });
    },
    list: (userId) => accounts.request({ method: 'GET', ...ofUser(userId, PASSKEYS), schema: passkeyListSchema }),
    begin: (userId) =>
      accounts.request({ method: 'POST', ...ofUser(userId, `${PASSKEYS}/options`), schema: newPasskeyOptionsSchema }),
    add: (userId, response) =>
      accounts.request({ method: 'POST', ...ofUser(userId, PASSKEYS), body: { response }, schema: passkeySchema }),
    rename: (userId, id, name) =>
      accounts.request({ method: 'PUT', ...ofUser(userId, onePasskey(id)), body: { name }, schema: passkeySchema }),
    remove: async (userId, id) => {
      await accounts.request({ method: 'DELETE', ...ofUser(userId, onePasskey(id)), schema: nothing });
    },
  };
}
