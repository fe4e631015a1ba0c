/** Asks which places are popular. What reads and draws the answer is fetched with the first question. */
import type { AirportSuggestion } from '@sojourn/contracts';
import type { PopularPlace } from '@sojourn/contracts/popular';
import type { SuggestionHeading } from '@sojourn/ui/combobox';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

export const POPULAR_PATH = '/api/flights/popular';

/** A popular place as somebody chooses it, with what is said of it. */
export type PopularSuggestion = AirportSuggestion & { popular: PopularPlace };

/** Popular places with what holds for all of them. */
export type PopularPlaces = { heading: SuggestionHeading; items: readonly PopularSuggestion[] };

/** @param origin an IATA code, or '' while nobody has said from where */
export const popularPlaces = (origin: string) =>
  queryOptions<PopularPlaces>({
    queryKey: [POPULAR_PATH, origin],
    queryFn: async ({ signal }) => (await import('./popular-places')).popularFrom(origin, signal),
  });

/** Every popular place that has been asked for so far. */
export const loadedPlaces = (client: QueryClient): AirportSuggestion[] =>
  client.getQueriesData<PopularPlaces>({ queryKey: [POPULAR_PATH] }).flatMap(([, places]) => places?.items ?? []);
