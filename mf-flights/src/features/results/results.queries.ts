import { flightSearchAnswerSchema } from '@sojourn/contracts';
import { ApiError, apiRequest } from '@sojourn/web-kit';
import { queryOptions } from '@tanstack/react-query';
import type { FlightSearch } from '../../shared/flight-search.model';

const PATH = '/api/flights/search';
const MINUTE = 60_000;

/** A refusal stays a refusal; anything else is retried once. */
const shouldRetry = (failures: number, error: Error) =>
  failures < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500);

/** The offers of a search: retried once, fresh for 5 minutes, cached for 10 (spec, section 7). */
export const flightOffers = (search: FlightSearch) =>
  queryOptions({
    queryKey: [PATH, search],
    queryFn: ({ signal }) => apiRequest({ path: PATH, query: search, schema: flightSearchAnswerSchema, signal }),
    retry: shouldRetry,
    retryDelay: 400,
    staleTime: 5 * MINUTE,
    gcTime: 10 * MINUTE,
    refetchOnMount: false,
  });
