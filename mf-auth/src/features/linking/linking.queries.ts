import { currentUserSchema } from '@sojourn/contracts';
import {
  linkedSchema,
  linkingSessionSchema,
  linkTokenInfoSchema,
  type LinkCompletion,
} from '@sojourn/contracts/account-link';
import { apiRequest } from '@sojourn/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ACCOUNT_LINKS } from '../../shared/account-links.queries';
import { nothingSchema } from '../../shared/nothing-schema';

/** The Google account that waits to be linked. */
export const useLinkingSession = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: ['/api/auth/linking-session'],
    queryFn: ({ signal }) => apiRequest({ path: '/api/auth/linking-session', schema: linkingSessionSchema, signal }),
    enabled,
  });

/** Answers where to go, and who is signed in then. */
export const useLinkByPassword = () =>
  useMutation({
    mutationFn: async (password: string) => {
      const path = '/api/auth/complete-seamless-linking';
      const { redirect } = await apiRequest({ method: 'POST', path, body: { password }, schema: linkedSchema });
      return { redirect, user: await apiRequest({ path: '/api/auth/user', schema: currentUserSchema }) };
    },
  });

/** What a mailed link is for; not asked without one. */
export const useLinkToken = (token: string) =>
  useQuery({
    queryKey: ['/api/auth/link-token', token],
    queryFn: ({ signal }) =>
      apiRequest({ path: `/api/auth/link-token/${encodeURIComponent(token)}`, schema: linkTokenInfoSchema, signal }),
    enabled: token !== '',
  });

export const useCompleteLinking = () =>
  useMutation({
    mutationFn: (body: LinkCompletion) =>
      apiRequest({ method: 'POST', path: '/api/auth/complete-linking', body, schema: currentUserSchema }),
  });

export function useUnlink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => apiRequest({ method: 'DELETE', path: '/api/user/account-links', schema: nothingSchema }),
    onSuccess: () => client.invalidateQueries({ queryKey: ACCOUNT_LINKS }),
  });
}
