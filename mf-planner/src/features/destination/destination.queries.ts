import { aboutPlaceSchema } from '@sojourn/contracts/about-place';
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

/** What is known of a place outside the catalogue, as a list said it; what nobody knows is a 404. */
export const useAboutPlace = (place: string) => {
  const path = '/api/destinations/about';
  return useQuery({
    queryKey: [path, { place }],
    queryFn: ({ signal }) => apiRequest({ path, query: { place }, schema: aboutPlaceSchema, signal }),
  });
};
