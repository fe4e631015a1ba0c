/** The calls about the own account that a browser may make, beside signing in and out. */
import { addressChangeSchema, mapsKeySchema, passwordChangeSchema } from './account-change';
import { accountSessionListSchema, securityEventListSchema } from './account-session';
import type { Operation } from './operation';
import { currentUserSchema } from './user';
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
  {
    method: 'put',
    path: '/api/user/address',
    summary: 'Save my address',
    area: 'accounts',
    auth: 'user',
    body: addressChangeSchema,
    answer: currentUserSchema,
  },
  {
    method: 'put',
    path: '/api/user/password',
    summary: 'Change my password, and sign out everywhere else',
    area: 'accounts',
    auth: 'user',
    body: passwordChangeSchema,
    answer: nothing,
  },
  {
    method: 'get',
    path: '/api/google-maps-key',
    summary: 'The key of the maps script, where one is set',
    area: 'accounts',
    auth: 'user',
    answer: mapsKeySchema,
  },
];
