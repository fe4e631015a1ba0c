import { destinationsFoundSchema } from '@sojourn/contracts/catalogue-search';
import { apiRequest } from '@sojourn/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { toQuery, type DestinationFilters } from './destinations.model';

/** So many are sent unasked. */
const FIRST = 18;

/** The first of the destinations that fit, and how many fit; those before stay while others are looked for. */
export const useDestinationsFound = (filters: DestinationFilters, most: number) => {
  // The first page is asked for as the document begins it (remote.json).
  const query = { ...Object.fromEntries(toQuery(filters)), most: most > FIRST ? most : undefined };
  return useQuery({
    queryKey: ['/api/destinations/found', query],
    queryFn: ({ signal }) =>
      apiRequest({ path: '/api/destinations/found', query, schema: destinationsFoundSchema, signal }),
    placeholderData: keepPreviousData,
  });
};
