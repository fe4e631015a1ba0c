import { airportSearchAnswerSchema, type AirportSuggestion } from '@sojourn/contracts';
import { apiRequest, useSettled } from '@sojourn/web-kit';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { matchKnownPlaces } from './airport.model';
import { loadedPlaces } from './popular.queries';

/** Letters of a keyword, at least. */
export const SHORTEST_KEYWORD = 2;
const MOST = 8;
const PATH = '/api/airports/search';

/** The suggestions for a keyword; a request nobody waits for any more is cancelled. */
export const airportSuggestions = (keyword: string) =>
  queryOptions({
    queryKey: [PATH, keyword],
    queryFn: ({ signal }) => apiRequest({ path: PATH, query: { keyword }, schema: airportSearchAnswerSchema, signal }),
    gcTime: 10 * 60_000,
  });

/** What may be meant by a text while it is typed: from the server, or from the few we know when it does not answer. */
export function useAirportSuggestions(typed: string): {
  items: readonly AirportSuggestion[];
  isLoading: boolean;
  isFailed: boolean;
} {
  const text = typed.trim();
  const settled = useSettled(text);
  const client = useQueryClient();
  const isLongEnough = text.length >= SHORTEST_KEYWORD;
  const query = useQuery({
    ...airportSuggestions(settled),
    enabled: settled.length >= SHORTEST_KEYWORD,
    placeholderData: keepPreviousData,
  });
  if (!isLongEnough) return { items: [], isLoading: false, isFailed: false };
  if (query.isError) {
    const items = matchKnownPlaces(text, loadedPlaces(client));
    return { items, isLoading: false, isFailed: items.length === 0 };
  }
  const items = query.data?.data.slice(0, MOST) ?? [];
  return { items, isLoading: query.isFetching || settled !== text, isFailed: false };
}
