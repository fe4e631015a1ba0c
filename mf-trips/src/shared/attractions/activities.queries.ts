import { activityListSchema } from '@sojourn/contracts';
import { apiRequest } from '@sojourn/web-kit';
import { useQuery } from '@tanstack/react-query';

/** Every activity of the catalogue. */
export const useActivities = () =>
  useQuery({
    queryKey: ['/api/activities'],
    queryFn: ({ signal }) => apiRequest({ path: '/api/activities', schema: activityListSchema, signal }),
  });
