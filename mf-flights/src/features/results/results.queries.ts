import { flightSearchAnswerSchema } from '@sojourn/contracts';
import { apiRequest } from '@sojourn/web-kit';
import { queryOptions } from '@tanstack/react-query';
import type { FlightSearch } from '../../shared/flight-search.model';
import { asksAgain, delayOf } from '../../shared/once-more';

const PATH = '/api/flights/search';
const MINUTE = 60_000;

/** The offers of a search: a failure is retried once, fresh for 5 minutes, cached for 10 (spec, section 7). */
export const flightOffers = (search: FlightSearch) =>
  queryOptions({
    queryKey: [PATH, search],
    queryFn: ({ signal }) => apiRequest({ path: PATH, query: search, schema: flightSearchAnswerSchema, signal }),
    retry: asksAgain,
    retryDelay: delayOf,
    staleTime: 5 * MINUTE,
    gcTime: 10 * MINUTE,
    refetchOnMount: false,
  });
