import { currentUserSchema, type CurrentUser } from '@sojourn/contracts';
import {
  accountLinksSchema,
  googleAnswerSchema,
  linkMailedSchema,
  linkTokenInfoSchema,
  type AccountLinks,
  type GoogleAnswer,
  type GoogleClaims,
  type LinkCompletion,
  type LinkTokenInfo,
} from '@sojourn/contracts/account-link';
import { z } from 'zod';
import { asUser, ofUser, type ServiceClient } from './account-call';

/** What the bff asks the accounts about Google; their refusals come back as the AppErrors they were. */
export type GoogleClient = {
  signIn(claims: GoogleClaims): Promise<GoogleAnswer>;
  linkByPassword(link: { userId: string; password: string; google: GoogleClaims }): Promise<CurrentUser>;
  /** Mails a link to the account's own address; without a Google account it is for a password. */
  mailLink(userId: string, google: GoogleClaims | null): Promise<{ email: string }>;
  readToken(token: string): Promise<LinkTokenInfo>;
  complete(completion: LinkCompletion): Promise<CurrentUser>;
  readLinks(userId: string): Promise<AccountLinks>;
  unlink(userId: string): Promise<void>;
};

const LINKS = '/account-links';

/** See the accounts client: where a password is hashed, `hashing` is asked. */
export function createGoogleClient(accounts: ServiceClient, hashing: ServiceClient): GoogleClient {
  return {
    signIn: (body) => accounts.request({ method: 'POST', path: '/google/sign-in', body, schema: googleAnswerSchema }),
    linkByPassword: (body) =>
      hashing.request({ method: 'POST', path: '/google/links', body, schema: currentUserSchema }),
    mailLink: (userId, google) =>
      accounts.request({
        method: 'POST',
        path: '/google/link-tokens',
        identity: asUser(userId),
        body: { google },
        schema: linkMailedSchema,
      }),
    readToken: (token) =>
      accounts.request({
        method: 'POST',
        path: '/google/link-tokens/read',
        body: { token },
        schema: linkTokenInfoSchema,
      }),
    complete: (body) =>
      hashing.request({ method: 'POST', path: '/google/link-tokens/redeem', body, schema: currentUserSchema }),
    readLinks: (id) => accounts.request({ method: 'GET', ...ofUser(id, LINKS), schema: accountLinksSchema }),
    unlink: async (id) => {
      await accounts.request({ method: 'DELETE', ...ofUser(id, LINKS), schema: z.object({}) });
    },
  };
}
