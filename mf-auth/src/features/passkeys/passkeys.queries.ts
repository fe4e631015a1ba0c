import { newPasskeyOptionsSchema, passkeyListSchema, passkeySchema } from '@sojourn/contracts/passkey';
import { apiRequest } from '@sojourn/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { nothingSchema } from '../../shared/nothing-schema';
import { makePasskey, showPasskey } from './passkey-device';

const PASSKEYS = '/api/user/passkeys';
const pathOf = (id: string) => `${PASSKEYS}/${encodeURIComponent(id)}`;

export const usePasskeys = () =>
  useQuery({
    queryKey: [PASSKEYS],
    queryFn: ({ signal }) => apiRequest({ path: PASSKEYS, schema: passkeyListSchema, signal }),
    staleTime: 0,
  });

/** Refuses with what the device or the bff says. */
export function useAddPasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const options = await apiRequest({
        method: 'POST',
        path: `${PASSKEYS}/options`,
        schema: newPasskeyOptionsSchema,
      });
      const response = await makePasskey(options);
      return apiRequest({ method: 'POST', path: PASSKEYS, body: { response }, schema: passkeySchema });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: [PASSKEYS] }),
  });
}

export function useRenamePasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      apiRequest({ method: 'PUT', path: pathOf(id), body: { name }, schema: passkeySchema }),
    onSuccess: () => client.invalidateQueries({ queryKey: [PASSKEYS] }),
  });
}

export function useRemovePasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => apiRequest({ method: 'DELETE', path: pathOf(id), schema: nothingSchema }),
    // All other sessions have ended.
    onSuccess: () =>
      Promise.all([PASSKEYS, '/api/user/sessions'].map((path) => client.invalidateQueries({ queryKey: [path] }))),
  });
}

/** Shows that it is still oneself: by a password, or without one by a passkey. */
export const useProof = () =>
  useMutation({
    mutationFn: async (password?: string) => {
      const body = password === undefined ? { response: await showPasskey() } : { password };
      return apiRequest({ method: 'POST', path: '/api/user/proof', body, schema: nothingSchema });
    },
  });
