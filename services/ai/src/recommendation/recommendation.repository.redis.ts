import { recommendationAnswerSchema, type RecommendationAnswer } from '@sojourn/contracts';
import type { Redis } from 'ioredis';
import type { RecommendationRepository } from './recommendation.repository';

// Grows when the shape of an answer changes, so that an old one is not read as a new one.
const SHAPE_VERSION = 1;

/** As many answers as are stored: this Redis never evicts, and every wish that is worded anew makes another one. */
export const MOST_ANSWERS = 4_000;

const nameOf = (key: string) => `sojourn:ai:answer:${SHAPE_VERSION}:${key}`;
/** The names of the answers by when they were stored. */
const INDEX = 'sojourn:ai:answers';

/** @param most answers; the oldest make room */
export function createRedisRecommendationRepository(redis: Redis, most = MOST_ANSWERS): RecommendationRepository {
  async function find(key: string): Promise<RecommendationAnswer | undefined> {
    const text = await redis.get(nameOf(key));
    return text === null ? undefined : recommendationAnswerSchema.parse(JSON.parse(text));
  }

  async function makeRoom(): Promise<void> {
    const surplus = (await redis.zcard(INDEX)) - most;
    if (surplus <= 0) return;
    const oldest = await redis.zrange(INDEX, '0', String(surplus - 1));
    await redis
      .multi()
      .del(...oldest)
      .zrem(INDEX, ...oldest)
      .exec();
  }

  return {
    find,
    async store(key, answer, lifetimeMs) {
      const name = nameOf(key);
      await redis.set(name, JSON.stringify(answer), 'PX', lifetimeMs, 'NX');
      await redis.zadd(INDEX, Date.now(), name);
      await makeRoom();
      return (await find(key)) ?? answer;
    },
  };
}
