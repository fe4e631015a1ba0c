import { activityListSchema, destinationListSchema } from '@sojourn/contracts';
import { apiRequest } from '@sojourn/web-kit';
import { useQuery } from '@tanstack/react-query';

/** Of the destinations that are at their best in these months (1 to 12) the best rated of each country. */
export const useDestinationsInSeason = (months: readonly number[], most: number) => {
  const path = `/api/destinations?months=${months.join(',')}&most=${most}`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => apiRequest({ path, schema: destinationListSchema, signal }),
  });
};

/** So many activities of each category, from different places. */
export const useActivitiesOfEach = (each: number) => {
  const path = `/api/activities?each=${each}`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => apiRequest({ path, schema: activityListSchema, signal }),
  });
};

/** The activities at a place as somebody typed it; not empty, which would mean the whole catalogue. */
export const useActivitiesAt = (place: string) => {
  const path = `/api/activities?${new URLSearchParams({ place })}`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => apiRequest({ path, schema: activityListSchema, signal }),
  });
};
