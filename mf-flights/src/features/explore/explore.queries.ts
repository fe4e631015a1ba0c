/** Asks where one can fly to for how much. */
import type { ExploreAnswer } from '@sojourn/contracts/explore';
import { apiRequest } from '@sojourn/web-kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { asksAgain, delayOf } from '../../shared/once-more';
import type { ExploreSearch } from './explore.model';

const PATH = '/api/flights/explore';
const MINUTE = 60_000;
/** Every place with its lowest fare, fresh for 5 minutes; those before stay while others are looked for. */
export const exploredPlaces = (asked: ExploreSearch) => {
  // Filters of the page are no part of the question: the answer is narrowed where it is.
  const { origin, adults, children, infants, travelClass, month, nights } = asked;
  const party = { adults, children, infants, travelClass };
  const query = { origin, ...party, ...(month && { month }), ...(nights > 0 && { nights }) };
  return queryOptions<ExploreAnswer>({
    queryKey: [PATH, query],
    queryFn: async ({ signal }) => {
      // Not of the shared contracts: fetched with the first question.
      const { exploreAnswerSchema } = await import('@sojourn/contracts/explore');
      return apiRequest({ path: PATH, query, schema: exploreAnswerSchema, signal });
    },
    enabled: query.origin !== '',
    retry: asksAgain,
    retryDelay: delayOf,
    staleTime: 5 * MINUTE,
    placeholderData: keepPreviousData,
  });
};
