/** Its talk with the bff: places by their names. */
import { placeSearchAnswerSchema } from '@sojourn/contracts/plan';
import { apiRequest } from '@sojourn/web-kit';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const PATH = '/api/places/search';
const DEBOUNCE_MS = 300;
const SHORTEST = 2;
const LONGEST = 120;

/** `sights` finds sights and quarters as well, around `near` (`48.21,16.37`) first. */
export type SightQuery = { sights?: 'true'; near?: string };

/** The places that a text may name; a request nobody waits for any more is cancelled. */
export const placesNamed = (keyword: string, sights: SightQuery = {}) =>
  queryOptions({
    queryKey: [PATH, keyword, sights],
    queryFn: ({ signal }) =>
      apiRequest({ path: PATH, query: { keyword, ...sights }, schema: placeSearchAnswerSchema, signal }),
    enabled: keyword.length >= SHORTEST && keyword.length <= LONGEST,
    gcTime: 10 * 60_000,
  });

/** What may be meant by a text while it is typed; nothing while the server does not answer, which `isFailed` tells. */
export function usePlaceSuggestions(typed: string, sights: SightQuery = {}) {
  const text = typed.trim();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, isFetching, isError } = useQuery({
    ...placesNamed(settled, sights),
    placeholderData: keepPreviousData,
  });
  const isAsked = text.length >= SHORTEST && text.length <= LONGEST;
  return {
    places: text.length < SHORTEST ? [] : (data?.data ?? []),
    // What is typed and not yet asked about is not unknown either.
    isLoading: isFetching || (isAsked && text !== settled),
    isFailed: isError,
    isAsked,
  };
}
