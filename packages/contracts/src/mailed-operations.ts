/** The calls of everything that is done by mail. */
import {
  addressChangeSchema,
  forgottenPasswordSchema,
  invitedSchema,
  mailedAddressSchema,
  mailedLinkQuerySchema,
  mailedLinkSchema,
  mailedTokenBodySchema,
  passwordResetSchema,
  tripInvitationSchema,
} from './mailed';
import type { Operation } from './operation';
import { currentUserSchema } from './user';
import { z } from './zod';

const nothing = z.object({});

/** See {@link Operation}. */
export const mailedOperations: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/auth/mailed-link',
    summary: 'Read what a mailed link is for',
    area: 'accounts',
    auth: 'anyone',
    body: mailedLinkQuerySchema,
    answer: mailedLinkSchema,
  },
  {
    method: 'post',
    path: '/api/auth/forgot-password',
    summary: 'Have a link mailed that sets a new password',
    area: 'accounts',
    auth: 'anyone',
    body: forgottenPasswordSchema,
    answer: nothing,
  },
  {
    method: 'post',
    path: '/api/auth/reset-password',
    summary: 'Set a new password by a mailed link, and sign in',
    area: 'accounts',
    auth: 'anyone',
    body: passwordResetSchema,
    answer: currentUserSchema,
  },
  {
    method: 'post',
    path: '/api/user/email/verification',
    summary: 'Have the link that proves my address mailed again',
    area: 'accounts',
    auth: 'user',
    answer: mailedAddressSchema,
  },
  {
    method: 'put',
    path: '/api/user/email/verification',
    summary: 'Prove my address by a mailed link',
    area: 'accounts',
    auth: 'user',
    body: mailedTokenBodySchema,
    answer: currentUserSchema,
  },
  {
    method: 'post',
    path: '/api/user/email',
    summary: 'Have a link mailed to another address, which becomes mine by it',
    area: 'accounts',
    auth: 'user',
    body: addressChangeSchema,
    answer: mailedAddressSchema,
  },
  {
    method: 'put',
    path: '/api/user/email',
    summary: 'Change my address by a mailed link',
    area: 'accounts',
    auth: 'user',
    body: mailedTokenBodySchema,
    answer: currentUserSchema,
  },
  {
    method: 'post',
    path: '/api/user/trip-invitations',
    summary: 'Mail a link to a trip',
    area: 'accounts',
    auth: 'user',
    body: tripInvitationSchema,
    answer: invitedSchema,
  },
  {
    method: 'post',
    path: '/api/newsletter/confirm',
    summary: 'Confirm a newsletter subscription by a mailed link',
    area: 'accounts',
    auth: 'anyone',
    body: mailedTokenBodySchema,
    answer: mailedAddressSchema,
  },
  {
    method: 'post',
    path: '/api/newsletter/unsubscribe',
    summary: 'End a newsletter subscription by the link in each issue',
    area: 'accounts',
    auth: 'anyone',
    body: mailedTokenBodySchema,
    answer: nothing,
  },
];
