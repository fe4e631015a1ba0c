import {
  nearestAirportSchema,
  recommendationAnswerSchema,
  recommendationProgressSchema,
  type Preferences,
  type RecommendationProgress,
} from '@sojourn/contracts';
import { positionQuery, type Position } from '@sojourn/travel';
import { apiRequest, apiStream } from '@sojourn/web-kit';

export type RequestOptions = { onProgress: (progress: RecommendationProgress) => void; signal: AbortSignal };

export const askForRecommendations = (preferences: Preferences, { onProgress, signal }: RequestOptions) =>
  apiStream({
    path: '/api/ai/recommendations',
    body: preferences,
    schemas: { progress: recommendationProgressSchema, result: recommendationAnswerSchema },
    onProgress,
    signal,
  });

export const findNearestAirport = (position: Position) =>
  apiRequest({ path: '/api/airports/nearest', query: positionQuery(position), schema: nearestAirportSchema });
