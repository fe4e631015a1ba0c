/** The calls about the own account that a browser may make, beside signing in and out. */
import { accountSessionListSchema, securityEventListSchema } from './account-session';
import type { Operation } from './operation';
import { z } from './zod';

const nothing = z.object({});

/** See {@link Operation}. */
export const accountOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/user/sessions',
    summary: 'List where I am signed in',
    area: 'accounts',
    auth: 'user',
    answer: accountSessionListSchema,
  },
  {
    method: 'delete',
    path: '/api/user/sessions',
    summary: 'Sign out everywhere else',
    area: 'accounts',
    auth: 'user',
    answer: nothing,
  },
  {
    method: 'delete',
    path: '/api/user/sessions/{id}',
    summary: 'Sign out in one other place',
    area: 'accounts',
    auth: 'user',
    answer: nothing,
  },
  {
    method: 'get',
    path: '/api/user/security-events',
    summary: 'List what happened to my account',
    area: 'accounts',
    auth: 'user',
    answer: securityEventListSchema,
  },
];
