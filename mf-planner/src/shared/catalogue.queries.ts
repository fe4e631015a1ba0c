import { activityListSchema, destinationListSchema } from '@sojourn/contracts';
import { apiRequest } from '@sojourn/web-kit';
import { useQuery } from '@tanstack/react-query';

/** Every destination of the catalogue, best rated first. */
export const useDestinations = () =>
  useQuery({
    queryKey: ['/api/destinations'],
    queryFn: ({ signal }) => apiRequest({ path: '/api/destinations', schema: destinationListSchema, signal }),
  });

/** Every activity of the catalogue, best rated first. */
export const useActivities = () =>
  useQuery({
    queryKey: ['/api/activities'],
    queryFn: ({ signal }) => apiRequest({ path: '/api/activities', schema: activityListSchema, signal }),
  });
