import { activityListSchema } from '@sojourn/contracts';
import { apiRequest } from '@sojourn/web-kit';
import { useQuery } from '@tanstack/react-query';

/** The activities of the catalogue at a place, as somebody named it. */
export const useActivitiesAt = (place: string) =>
  useQuery({
    queryKey: ['/api/activities', place],
    // Asked with a place only: an empty one would mean the whole catalogue.
    queryFn: async ({ signal }) =>
      place === '' ? [] : apiRequest({ path: '/api/activities', query: { place }, schema: activityListSchema, signal }),
  });
