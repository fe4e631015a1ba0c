import {
  airportSearchAnswerSchema,
  nearestAirportSchema,
  recommendationAnswerSchema,
  recommendationProgressSchema,
  type Preferences,
  type RecommendationProgress,
} from '@sojourn/contracts';
import { positionQuery, type Position } from '@sojourn/travel';
import { apiRequest, apiStream } from '@sojourn/web-kit';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type RequestOptions = { onProgress: (progress: RecommendationProgress) => void; signal: AbortSignal };

export const askForRecommendations = (preferences: Preferences, { onProgress, signal }: RequestOptions) =>
  apiStream({
    path: '/api/ai/recommendations',
    body: preferences,
    schemas: { progress: recommendationProgressSchema, result: recommendationAnswerSchema },
    onProgress,
    signal,
  });

const AIRPORTS = '/api/airports/search';

/** Airports and cities for a keyword of two letters or more. */
export const airportSuggestions = (keyword: string) =>
  queryOptions({
    queryKey: [AIRPORTS, keyword],
    queryFn: ({ signal }) =>
      apiRequest({ path: AIRPORTS, query: { keyword }, schema: airportSearchAnswerSchema, signal }),
    enabled: keyword.length >= 2,
    placeholderData: keepPreviousData,
  });

export const findNearestAirport = (position: Position) =>
  apiRequest({ path: '/api/airports/nearest', query: positionQuery(position), schema: nearestAirportSchema });
