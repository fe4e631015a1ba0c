import {
  mailedAddressSchema,
  mailedLinkSchema,
  pendingAddressSchema,
  provenAddressSchema,
  type EmailChangeRequest,
  type ForgottenPassword,
  type MailedAddress,
  type MailedLink,
  type MailedLinkQuery,
  type PasswordReset,
  type PendingAddress,
  type ProvenAddress,
} from '@sojourn/contracts/mailed';
import { z } from 'zod';
import { ofUser, type ServiceClient } from './account-call';

/** What the bff asks the accounts service about mailed links; its refusals come back as the AppErrors they were. */
export type MailedClient = {
  readLink(query: MailedLinkQuery): Promise<MailedLink>;
  forgot(forgotten: ForgottenPassword): Promise<void>;
  reset(reset: PasswordReset): Promise<ProvenAddress>;
  resend(userId: string): Promise<MailedAddress>;
  verify(userId: string, token: string): Promise<ProvenAddress>;
  askChange(userId: string, change: EmailChangeRequest): Promise<MailedAddress>;
  pendingChange(userId: string): Promise<PendingAddress>;
  cancelChange(userId: string): Promise<PendingAddress>;
  change(userId: string, token: string): Promise<ProvenAddress>;
  confirmNewsletter(token: string): Promise<MailedAddress>;
  unsubscribe(token: string): Promise<void>;
};

const nothing = z.object({});
const EMAIL = '/email';
const VERIFICATION = '/email/verification';

/** @param hashing asked where a password is hashed; see `createAccountsClient` */
export function createMailedClient(accounts: ServiceClient, hashing: ServiceClient): MailedClient {
  return {
    readLink: (body) => accounts.request({ method: 'POST', path: '/mailed-links', body, schema: mailedLinkSchema }),
    forgot: async (body) => {
      await accounts.request({ method: 'POST', path: '/password-resets', body, schema: nothing });
    },
    reset: (body) => hashing.request({ method: 'PUT', path: '/password-resets', body, schema: provenAddressSchema }),
    resend: (userId) =>
      accounts.request({
        method: 'POST',
        ...ofUser(userId, VERIFICATION),
        body: {},
        schema: mailedAddressSchema,
      }),
    verify: (userId, token) =>
      accounts.request({
        method: 'PUT',
        ...ofUser(userId, VERIFICATION),
        body: { token },
        schema: provenAddressSchema,
      }),
    askChange: (userId, body) =>
      hashing.request({
        method: 'POST',
        ...ofUser(userId, EMAIL),
        body,
        schema: mailedAddressSchema,
      }),
    pendingChange: (userId) =>
      accounts.request({ method: 'GET', ...ofUser(userId, EMAIL), schema: pendingAddressSchema }),
    cancelChange: (userId) =>
      accounts.request({ method: 'DELETE', ...ofUser(userId, EMAIL), schema: pendingAddressSchema }),
    change: (userId, token) =>
      accounts.request({
        method: 'PUT',
        ...ofUser(userId, EMAIL),
        body: { token },
        schema: provenAddressSchema,
      }),
    confirmNewsletter: (token) =>
      accounts.request({ method: 'POST', path: '/newsletter/confirm', body: { token }, schema: mailedAddressSchema }),
    unsubscribe: async (token) => {
      await accounts.request({ method: 'POST', path: '/newsletter/unsubscribe', body: { token }, schema: nothing });
    },
  };
}
