/** Asks for the lowest fares of many days. */
import type { FareGridAnswer } from '@sojourn/contracts/fare';
import { apiRequest } from '@sojourn/web-kit';
import { queryOptions } from '@tanstack/react-query';
import type { FareDays } from './day-fares.model';
import type { FlightSearch } from './flight-search.model';
import { asksAgain, delayOf } from './once-more';

const PATH = '/api/flights/fares';
const MINUTE = 60_000;

type Route = Omit<FlightSearch, 'departureDate' | 'returnDate'>;

/** The lowest fares of a route on some days, for the party of the search: fresh for 5 minutes, as the offers are. */
export const dayFares = (search: FlightSearch, days: FareDays) => {
  const { departureDate: _out, returnDate: _back, ...route } = search;
  const query: Route & FareDays = { ...route, ...days };
  return queryOptions<FareGridAnswer>({
    queryKey: [PATH, query],
    queryFn: async ({ signal }) => {
      // Not of the shared contracts: fetched with the first question, so that no page with a form has it.
      const { fareGridAnswerSchema } = await import('@sojourn/contracts/fare');
      return apiRequest({ path: PATH, query, schema: fareGridAnswerSchema, signal });
    },
    retry: asksAgain,
    retryDelay: delayOf,
    staleTime: 5 * MINUTE,
  });
};
