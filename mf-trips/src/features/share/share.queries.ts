/** The links of a trip: which are out, making one, taking one back. */
import {
  newShareSchema,
  shareListSchema,
  shareRevokedSchema,
  type NewShare,
  type ShareDraft,
} from '@sojourn/contracts/plan';
import { invitedSchema, type TripInvitation } from '@sojourn/contracts/mailed';
import { apiRequest } from '@sojourn/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const pathOf = (id: number) => `/api/trips/${id}/shares`;

export const useShares = (id: number) =>
  useQuery({
    queryKey: [pathOf(id)],
    queryFn: ({ signal }) => apiRequest({ path: pathOf(id), schema: shareListSchema, signal }),
    networkMode: 'always',
    gcTime: 0,
  });

export function useMakeShare(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ShareDraft): Promise<NewShare> =>
      apiRequest({ method: 'POST', path: pathOf(id), body, schema: newShareSchema }),
    networkMode: 'always',
    onSuccess: () => client.invalidateQueries({ queryKey: [pathOf(id)] }),
  });
}

export const useInvite = () =>
  useMutation({
    mutationFn: (body: TripInvitation) =>
      apiRequest({ method: 'POST', path: '/api/user/trip-invitations', body, schema: invitedSchema }),
    networkMode: 'always',
  });

export function useRevokeShare(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (shareId: string) =>
      apiRequest({ method: 'DELETE', path: `${pathOf(id)}/${shareId}`, schema: shareRevokedSchema }),
    networkMode: 'always',
    onSuccess: () => client.invalidateQueries({ queryKey: [pathOf(id)] }),
  });
}
