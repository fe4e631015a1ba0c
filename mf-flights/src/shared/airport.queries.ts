import { airportSearchAnswerSchema, type AirportSuggestion } from '@sojourn/contracts';
import { apiRequest } from '@sojourn/web-kit';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { matchPopularCities } from './airport.model';

const DEBOUNCE_MS = 300;
const SHORTEST = 2;
const MOST = 8;
const PATH = '/api/airports/search';

/** The suggestions for a keyword; a request nobody waits for any more is cancelled. */
export const airportSuggestions = (keyword: string) =>
  queryOptions({
    queryKey: [PATH, keyword],
    queryFn: ({ signal }) => apiRequest({ path: PATH, query: { keyword }, schema: airportSearchAnswerSchema, signal }),
    gcTime: 10 * 60_000,
  });

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** What may be meant by a text while it is typed: from the server, or from the few we know when it does not answer. */
export function useAirportSuggestions(typed: string): {
  items: readonly AirportSuggestion[];
  isLoading: boolean;
  isFailed: boolean;
} {
  const text = typed.trim();
  const settled = useSettled(text);
  const isLongEnough = text.length >= SHORTEST;
  const query = useQuery({
    ...airportSuggestions(settled),
    enabled: settled.length >= SHORTEST,
    placeholderData: keepPreviousData,
  });
  if (!isLongEnough) return { items: [], isLoading: false, isFailed: false };
  if (query.isError) {
    const items = matchPopularCities(text);
    return { items, isLoading: false, isFailed: items.length === 0 };
  }
  const items = query.data?.data.slice(0, MOST) ?? [];
  return { items, isLoading: query.isFetching || settled !== text, isFailed: false };
}
