import { currentUserSchema, type CurrentUser } from '@sojourn/contracts';
import type { AddressChange, PasswordChange } from '@sojourn/contracts/account';
import { z } from 'zod';
import { ofUser, type ServiceClient } from './account-call';

/** What somebody changes about their own account, beside their names. */
export type OwnAccountClient = {
  changeAddress(userId: string, change: AddressChange): Promise<CurrentUser>;
  /** @throws AppError `wrong-credentials` when the current password is not right */
  changePassword(userId: string, change: PasswordChange): Promise<void>;
};

/** @param hashing the same service where a password is hashed, over a breaker of its own */
export function createOwnAccountClient(accounts: ServiceClient, hashing: ServiceClient): OwnAccountClient {
  return {
    changeAddress: (userId, body) =>
      accounts.request({ method: 'PUT', ...ofUser(userId, '/address'), body, schema: currentUserSchema }),
    changePassword: async (userId, body) => {
      await hashing.request({ method: 'PUT', ...ofUser(userId, '/password'), body, schema: z.object({}) });
    },
  };
}
