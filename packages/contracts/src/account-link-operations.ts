/** The calls of signing in with Google and of account linking; leaving for Google and coming back are navigations. */
import {
  accountLinksSchema,
  linkCompletionSchema,
  linkedSchema,
  linkingSessionSchema,
  linkMailedSchema,
  linkTokenInfoSchema,
  seamlessLinkingSchema,
} from './account-link';
import type { Operation } from './operation';
import { currentUserSchema } from './user';
import { z } from './zod';

/** See {@link Operation}. */
export const accountLinkOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/auth/linking-session',
    summary: 'Read which Google account waits to be linked',
    area: 'accounts',
    auth: 'anyone',
    answer: linkingSessionSchema,
  },
  {
    method: 'post',
    path: '/api/auth/complete-seamless-linking',
    summary: 'Link the Google account that waits, by the password of the account',
    area: 'accounts',
    auth: 'anyone',
    body: seamlessLinkingSchema,
    answer: linkedSchema,
  },
  {
    method: 'get',
    path: '/api/auth/link-token/{token}',
    summary: 'Read what a mailed link is for',
    area: 'accounts',
    auth: 'anyone',
    answer: linkTokenInfoSchema,
  },
  {
    method: 'post',
    path: '/api/auth/link-token',
    summary: 'Have a link mailed that adds a password to my Google account',
    area: 'accounts',
    auth: 'user',
    answer: linkMailedSchema,
  },
  {
    method: 'post',
    path: '/api/auth/complete-linking',
    summary: 'Link by a mailed link',
    area: 'accounts',
    auth: 'anyone',
    body: linkCompletionSchema,
    answer: currentUserSchema,
  },
  {
    method: 'get',
    path: '/api/user/account-links',
    summary: 'List the ways into my account',
    area: 'accounts',
    auth: 'user',
    answer: accountLinksSchema,
  },
  {
    method: 'delete',
    path: '/api/user/account-links',
    summary: 'Unlink Google from my account',
    area: 'accounts',
    auth: 'user',
    answer: z.object({}),
  },
];
