import { currentUserSchema, type ProfileChange } from '@sojourn/contracts';
import { travelStatisticsSchema } from '@sojourn/contracts/account';
import { apiRequest } from '@sojourn/web-kit';
import { useMutation, useQuery } from '@tanstack/react-query';

export const useChangeProfile = () =>
  useMutation({
    mutationFn: (body: ProfileChange) =>
      apiRequest({ method: 'PUT', path: '/api/user/profile', body, schema: currentUserSchema }),
  });

/** Under the key of the trips, so that whatever changes them has this counted again. */
export const useTravelStatistics = () =>
  useQuery({
    queryKey: ['/api/trips', 'statistics'],
    queryFn: ({ signal }) => apiRequest({ path: '/api/trips/statistics', schema: travelStatisticsSchema, signal }),
    staleTime: 0,
  });
