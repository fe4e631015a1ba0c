import { currentUserSchema, type CurrentUser, type Identity } from '@sojourn/contracts';
import type { AddressChange, PasswordChange } from '@sojourn/contracts/account';
import type { Upstream } from '@sojourn/node-kit';
import { z } from 'zod';

/** What somebody changes about their own account, beside their names. */
export type OwnAccountClient = {
  changeAddress(userId: string, change: AddressChange): Promise<CurrentUser>;
  /** @throws AppError `wrong-credentials` when the current password is not right */
  changePassword(userId: string, change: PasswordChange): Promise<void>;
};

type Asked = Pick<Upstream, 'request'>;
const callOf = (userId: string, what: string) => {
  const identity: Identity = { sub: userId, kind: 'user' };
  return { path: `/users/${encodeURIComponent(userId)}/${what}`, identity };
};

/** @param hashing the same service where a password is hashed, over a breaker of its own */
export function createOwnAccountClient(accounts: Asked, hashing: Asked): OwnAccountClient {
  return {
    changeAddress: (userId, body) =>
      accounts.request({ method: 'PUT', ...callOf(userId, 'address'), body, schema: currentUserSchema }),
    changePassword: async (userId, body) => {
      await hashing.request({ method: 'PUT', ...callOf(userId, 'password'), body, schema: z.object({}) });
    },
  };
}
