import { currentUserSchema, type CurrentUser } from '@sojourn/contracts';
import {
  mailedAddressSchema,
  mailedLinkSchema,
  type ForgottenPassword,
  type MailedLinkQuery,
  type PasswordReset,
} from '@sojourn/contracts/mailed';
import { apiRequest } from '@sojourn/web-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { z } from '@sojourn/contracts/zod';
import type { PressedPurpose } from './mailed.model';

/** Asked with a body, so that no token stands in an address that is logged. */
export const useMailedLink = (query: MailedLinkQuery) =>
  useQuery({
    queryKey: ['/api/auth/mailed-link', query],
    queryFn: ({ signal }) =>
      apiRequest({ method: 'POST', path: '/api/auth/mailed-link', body: query, schema: mailedLinkSchema, signal }),
    gcTime: 0,
  });

const PATHS = { 'verify-address': '/api/user/email/verification', 'change-address': '/api/user/email' } as const;

/** Presses the button of a link; answers the account where the link is about one. */
export const useMailedButton = (purpose: PressedPurpose) =>
  useMutation({
    mutationFn: async (token: string): Promise<CurrentUser | null> => {
      const body = { token };
      if (purpose !== 'confirm-newsletter') {
        return apiRequest({ method: 'PUT', path: PATHS[purpose], body, schema: currentUserSchema });
      }
      await apiRequest({ method: 'POST', path: '/api/newsletter/confirm', body, schema: mailedAddressSchema });
      return null;
    },
  });

export const useForgot = () =>
  useMutation({
    mutationFn: (body: ForgottenPassword) =>
      apiRequest({ method: 'POST', path: '/api/auth/forgot-password', body, schema: z.object({}) }),
  });

export const useReset = () =>
  useMutation({
    mutationFn: (body: PasswordReset) =>
      apiRequest({ method: 'POST', path: '/api/auth/reset-password', body, schema: currentUserSchema }),
  });

export const useUnsubscribe = () =>
  useMutation({
    mutationFn: (token: string) =>
      apiRequest({ method: 'POST', path: '/api/newsletter/unsubscribe', body: { token }, schema: z.object({}) }),
  });
