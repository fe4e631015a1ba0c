import { currentUserSchema, tripListSchema, type ProfileChange } from '@sojourn/contracts';
import { apiRequest } from '@sojourn/web-kit';
import { useMutation, useQuery } from '@tanstack/react-query';

export const useChangeProfile = () =>
  useMutation({
    mutationFn: (body: ProfileChange) =>
      apiRequest({ method: 'PUT', path: '/api/user/profile', body, schema: currentUserSchema }),
  });

/** The same key as the trips page reads by, so that the two agree without asking twice. */
export const useTrips = () =>
  useQuery({
    queryKey: ['/api/trips'],
    queryFn: ({ signal }) => apiRequest({ path: '/api/trips', schema: tripListSchema, signal }),
  });
