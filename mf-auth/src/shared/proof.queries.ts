import { passkeyListSchema } from '@sojourn/contracts/passkey';
import { apiRequest } from '@sojourn/web-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { nothingSchema } from './nothing-schema';
import { showPasskey } from './passkey-device';

/** The call of one's passkeys, which is also their cache entry. */
export const PASSKEYS = '/api/user/passkeys';

export const usePasskeys = () =>
  useQuery({
    queryKey: [PASSKEYS],
    queryFn: ({ signal }) => apiRequest({ path: PASSKEYS, schema: passkeyListSchema, signal }),
    staleTime: 0,
  });

/** Shows that it is still oneself: by a password, or without one by a passkey. */
export const useProof = () =>
  useMutation({
    mutationFn: async (password?: string) => {
      const body = password === undefined ? { response: await showPasskey() } : { password };
      return apiRequest({ method: 'POST', path: '/api/user/proof', body, schema: nothingSchema });
    },
  });
