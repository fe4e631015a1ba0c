import { mailedAddressSchema, pendingAddressSchema, type EmailChange } from '@sojourn/contracts/mailed';
import { apiRequest } from '@sojourn/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const CHANGE = '/api/user/email';

export const useResend = () =>
  useMutation({
    mutationFn: () => apiRequest({ method: 'POST', path: '/api/user/email/verification', schema: mailedAddressSchema }),
  });

/** The change of address that waits for its link to be used. */
export const usePendingChange = () =>
  useQuery({
    queryKey: [CHANGE],
    queryFn: ({ signal }) => apiRequest({ path: CHANGE, schema: pendingAddressSchema, signal }),
    staleTime: 0,
  });

export function useAskChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: EmailChange) => apiRequest({ method: 'POST', path: CHANGE, body, schema: mailedAddressSchema }),
    onSuccess: () => client.invalidateQueries({ queryKey: [CHANGE] }),
  });
}

export function useCancelChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => apiRequest({ method: 'DELETE', path: CHANGE, schema: pendingAddressSchema }),
    onSuccess: (cancelled) => client.setQueryData([CHANGE], cancelled),
  });
}
