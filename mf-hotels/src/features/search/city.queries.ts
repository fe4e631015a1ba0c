/** Its talk with the bff: cities while their names are typed. */
import { placeSearchAnswerSchema, type PlaceSuggestion } from '@sojourn/contracts';
import { apiRequest } from '@sojourn/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const PATH = '/api/places/search';
const SHORTEST = 2;
/** Typing goes on meanwhile; what is typed next cancels the question. */
const PAUSE_MS = 250;

/** Cities and areas; an airport, beside which there are beds, where no city is called so. */
function citiesIn({ data }: { data: PlaceSuggestion[] }): PlaceSuggestion[] {
  const cities = data.filter(({ kind }) => kind === 'city');
  return cities.length > 0 ? cities : data.filter(({ kind }) => kind === 'airport');
}

type CitySuggestions = { cities: PlaceSuggestion[]; isLoading: boolean; isFailed: boolean };

/** The cities a text may mean; none while the server does not answer, because any name may be searched for. */
export function useCitySuggestions(typed: string): CitySuggestions {
  const keyword = typed.trim();
  const { data, isFetching, isError } = useQuery({
    queryKey: [PATH, { keyword }],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      signal.throwIfAborted();
      return apiRequest({ path: PATH, query: { keyword }, schema: placeSearchAnswerSchema, signal });
    },
    enabled: keyword.length >= SHORTEST,
    placeholderData: keepPreviousData,
    select: citiesIn,
    retry: false,
  });
  return { cities: keyword.length >= SHORTEST ? (data ?? []) : [], isLoading: isFetching, isFailed: isError };
}
