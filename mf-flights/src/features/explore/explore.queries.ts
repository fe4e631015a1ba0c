/** Asks where one can fly to for how much. */
import type { ExploreAnswer } from '@sojourn/contracts/explore';
import { ApiError, apiRequest } from '@sojourn/web-kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { asksOnceMore } from '../../shared/once-more';
import type { ExploreSearch } from './explore.model';

const PATH = '/api/flights/explore';
const MINUTE = 60_000;
/** A first look from a great city takes up to half a minute on a busy server, and each answer of its comes within 5 s. */
const MOST_ASKED_AGAIN = 8;
const USUAL_DELAY_MS = 1_500;

/** Whether to ask again: a service that says it is still looking goes on meanwhile; anything else is tried once more. */
function asksAgain(failures: number, error: Error): boolean {
  const isLooking = error instanceof ApiError && error.code === 'overloaded';
  return isLooking ? failures < MOST_ASKED_AGAIN : asksOnceMore(failures, error);
}

/** As long as the service says, where it says so. */
const delayOf = (_failures: number, error: Error): number =>
  (error instanceof ApiError ? error.retryAfterMs : undefined) ?? USUAL_DELAY_MS;

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
