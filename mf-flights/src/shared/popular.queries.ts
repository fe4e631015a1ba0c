/** Asks which places are popular. What reads and draws the answer is fetched with the first question. */
import type { AirportSuggestion } from '@sojourn/contracts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { PopularPlaces } from './popular-places';

const PATH = '/api/flights/popular';

/** @param origin an IATA code, or '' while nobody has said from where */
export const popularPlaces = (origin: string) =>
  queryOptions<PopularPlaces>({
    queryKey: [PATH, origin],
    queryFn: async ({ signal }) => (await import('./popular-places')).popularFrom(origin, { path: PATH, signal }),
  });

/** Every popular place that has been asked for so far. */
export const loadedPlaces = (client: QueryClient): AirportSuggestion[] =>
  client.getQueriesData<PopularPlaces>({ queryKey: [PATH] }).flatMap(([, places]) => places?.items ?? []);
