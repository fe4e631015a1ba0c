import { destinationNamesSchema } from '@sojourn/contracts/catalogue-search';
import { apiRequest } from '@sojourn/web-kit';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** The name of every destination: what a text that is written may mention. */
export const destinationNames = queryOptions({
  queryKey: ['/api/destinations/names'],
  queryFn: ({ signal }) => apiRequest({ path: '/api/destinations/names', schema: destinationNamesSchema, signal }),
  staleTime: Infinity,
});

/** See {@link destinationNames}. */
export const useDestinationNames = () => useQuery(destinationNames);
