import type { PasswordChange } from '@sojourn/contracts/account';
import { apiRequest } from '@sojourn/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { nothingSchema } from '../../shared/nothing-schema';

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PasswordChange) =>
      apiRequest({ method: 'PUT', path: '/api/user/password', body, schema: nothingSchema }),
    // All other sessions have ended.
    onSuccess: () => client.invalidateQueries({ queryKey: ['/api/user/sessions'] }),
  });
}
