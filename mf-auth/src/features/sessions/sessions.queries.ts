import { accountSessionListSchema, securityEventListSchema } from '@sojourn/contracts/account';
import { apiRequest } from '@sojourn/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { nothingSchema } from '../../shared/nothing-schema';

const SESSIONS = ['/api/user/sessions'];

export const useSessions = () =>
  useQuery({
    queryKey: SESSIONS,
    queryFn: ({ signal }) => apiRequest({ path: '/api/user/sessions', schema: accountSessionListSchema, signal }),
    // Somebody may have signed in elsewhere since the page was here last.
    staleTime: 0,
  });

/** Ends one session by its id, or all others. */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | 'others') =>
      apiRequest({
        method: 'DELETE',
        path: id === 'others' ? '/api/user/sessions' : `/api/user/sessions/${encodeURIComponent(id)}`,
        schema: nothingSchema,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: SESSIONS }),
  });
}

export const useSecurityEvents = (isWanted: boolean) =>
  useQuery({
    queryKey: ['/api/user/security-events'],
    queryFn: ({ signal }) => apiRequest({ path: '/api/user/security-events', schema: securityEventListSchema, signal }),
    enabled: isWanted,
    staleTime: 0,
  });
