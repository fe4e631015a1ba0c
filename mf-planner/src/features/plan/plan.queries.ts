import {
  nearestAirportSchema,
  recommendationAnswerSchema,
  recommendationProgressSchema,
  type Preferences,
  type RecommendationProgress,
} from '@sojourn/contracts';
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

export const findNearestAirport = (latitude: number, longitude: number) =>
  apiRequest({ path: '/api/airports/nearest', query: { latitude, longitude }, schema: nearestAirportSchema });
