import type { ActivityCategory } from '@sojourn/contracts';
import { activitiesFoundSchema } from '@sojourn/contracts/catalogue-search';
import { apiRequest } from '@sojourn/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** The first activities of a category (null: of all), and how many it has. */
export const useActivitiesFound = (category: ActivityCategory | null, most: number) =>
  useQuery({
    queryKey: ['/api/activities/found', category, most],
    queryFn: ({ signal }) =>
      apiRequest({
        path: '/api/activities/found',
        query: { category: category ?? undefined, most },
        schema: activitiesFoundSchema,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
