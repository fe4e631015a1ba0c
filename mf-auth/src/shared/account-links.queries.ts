import { accountLinksSchema, linkMailedSchema } from '@sojourn/contracts/account-link';
import { apiRequest } from '@sojourn/web-kit';
import { useMutation, useQuery } from '@tanstack/react-query';

/** The cache entry of the ways into the account. */
export const ACCOUNT_LINKS = ['/api/user/account-links'];

/** The ways into the account. */
export const useAccountLinks = () =>
  useQuery({
    queryKey: ACCOUNT_LINKS,
    queryFn: ({ signal }) => apiRequest({ path: '/api/user/account-links', schema: accountLinksSchema, signal }),
  });

/** Has a link mailed that adds a password to an account without one. */
export const useMailPasswordLink = () =>
  useMutation({
    mutationFn: () => apiRequest({ method: 'POST', path: '/api/auth/link-token', schema: linkMailedSchema }),
  });
