/** The calls of passkeys: signing in by one, and the ones of the own account. */
import type { Operation } from './operation';
import {
  newPasskeyOptionsSchema,
  ownProofSchema,
  passkeyAdditionSchema,
  passkeyChangeSchema,
  passkeyListSchema,
  passkeyOptionsSchema,
  passkeySchema,
  passkeySignInSchema,
} from './passkey';
import { currentUserSchema } from './user';
import { z } from './zod';

/** See {@link Operation}. */
export const passkeyOperations: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/auth/passkeys/options',
    summary: 'Begin to sign in by a passkey',
    area: 'accounts',
    auth: 'anyone',
    answer: passkeyOptionsSchema,
  },
  {
    method: 'post',
    path: '/api/auth/passkeys/sign-in',
    summary: 'Sign in by a passkey',
    area: 'accounts',
    auth: 'anyone',
    body: passkeySignInSchema,
    answer: currentUserSchema,
  },
  {
    method: 'post',
    path: '/api/user/proof',
    summary: 'Show that it is still me, by my password or a passkey',
    area: 'accounts',
    auth: 'user',
    body: ownProofSchema,
    answer: z.object({}),
  },
  {
    method: 'get',
    path: '/api/user/passkeys',
    summary: 'List my passkeys',
    area: 'accounts',
    auth: 'user',
    answer: passkeyListSchema,
  },
  {
    method: 'post',
    path: '/api/user/passkeys/options',
    summary: 'Begin to add a passkey',
    area: 'accounts',
    auth: 'user',
    answer: newPasskeyOptionsSchema,
  },
  {
    method: 'post',
    path: '/api/user/passkeys',
    summary: 'Add a passkey',
    area: 'accounts',
    auth: 'user',
    body: passkeyAdditionSchema,
    answer: passkeySchema,
  },
  {
    method: 'put',
    path: '/api/user/passkeys/{id}',
    summary: 'Rename a passkey',
    area: 'accounts',
    auth: 'user',
    body: passkeyChangeSchema,
    answer: passkeySchema,
  },
  {
    method: 'delete',
    path: '/api/user/passkeys/{id}',
    summary: 'Remove a passkey',
    area: 'accounts',
    auth: 'user',
    answer: z.object({}),
  },
];
