import { destinationPageSchema } from '@sojourn/contracts/destination-page';
import { apiRequest } from '@sojourn/web-kit';
import { useQuery } from '@tanstack/react-query';

/** Everything about one destination; an unknown id is a 404. */
export const useDestinationPage = (id: string) => {
  const path = `/api/destinations/${encodeURIComponent(id)}`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => apiRequest({ path, schema: destinationPageSchema, signal }),
  });
};
