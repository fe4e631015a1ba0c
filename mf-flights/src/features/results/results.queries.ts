import { flightSearchAnswerSchema } from '@sojourn/contracts';
import { ApiError, apiRequest } from '@sojourn/web-kit';
import { queryOptions } from '@tanstack/react-query';
import type { FlightQuestion } from '../../shared/question.model';

const PATH = '/api/flights/search';
const MINUTE = 60_000;

/** A refusal stays a refusal; anything else deserves one more try. */
const isWorthRetrying = (failures: number, error: Error) =>
  failures < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500);

/** The offers for a question: tried twice, fresh for 5 minutes, kept for 10 (spec, section 7). */
export const flightOffers = (question: FlightQuestion) =>
  queryOptions({
    queryKey: [PATH, question],
    queryFn: ({ signal }) => apiRequest({ path: PATH, query: question, schema: flightSearchAnswerSchema, signal }),
    retry: isWorthRetrying,
    retryDelay: 400,
    staleTime: 5 * MINUTE,
    gcTime: 10 * MINUTE,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
  });
