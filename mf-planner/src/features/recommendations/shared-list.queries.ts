import { sharedListSchema } from '@sojourn/contracts/recommendation-list';
import { apiRequest } from '@sojourn/web-kit';
import { useQuery } from '@tanstack/react-query';

/** The list that a link opens; an unknown or expired one is a 404. */
export const useSharedList = (token: string) => {
  const path = `/api/ai/shared/${encodeURIComponent(token)}`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => apiRequest({ path, schema: sharedListSchema, signal }),
  });
};
