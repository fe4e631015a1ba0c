import { newPasskeyOptionsSchema, passkeySchema } from '@sojourn/contracts/passkey';
import { apiRequest } from '@sojourn/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { nothingSchema } from '../../shared/nothing-schema';
import { makePasskey } from '../../shared/passkey-device';
import { PASSKEYS } from '../../shared/proof.queries';

const pathOf = (id: string) => `${PASSKEYS}/${encodeURIComponent(id)}`;

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
