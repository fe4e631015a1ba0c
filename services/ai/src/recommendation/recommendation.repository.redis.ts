import { recommendationAnswerSchema, type RecommendationAnswer } from '@sojourn/contracts';
import type { Redis } from 'ioredis';
import type { RecommendationRepository } from './recommendation.repository';

// Grows when the shape of an answer changes, so that an old one is not read as a new one.
const SHAPE_VERSION = 1;

const nameOf = (key: string) => `sojourn:ai:answer:${SHAPE_VERSION}:${key}`;

export function createRedisRecommendationRepository(redis: Redis): RecommendationRepository {
  async function find(key: string): Promise<RecommendationAnswer | undefined> {
    const text = await redis.get(nameOf(key));
    return text === null ? undefined : recommendationAnswerSchema.parse(JSON.parse(text));
  }
  return {
    find,
    async store(key, answer, lifetimeMs) {
      await redis.set(nameOf(key), JSON.stringify(answer), 'PX', lifetimeMs, 'NX');
      return (await find(key)) ?? answer;
    },
  };
}
