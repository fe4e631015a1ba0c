import { recommendationAnswerSchema, type RecommendationAnswer } from '@sojourn/contracts';
import type { ChainableCommander, Redis } from 'ioredis';
import type { RecommendationRepository } from './recommendation.repository';

// Grows when the shape of an answer changes, so that an old one is not read as a new one.
const SHAPE_VERSION = 2;

/** As many answers as are stored: this Redis never evicts, and every wish that is worded anew makes another one. */
export const MOST_ANSWERS = 4_000;

const nameOf = (key: string) => `sojourn:ai:answer:${SHAPE_VERSION}:${key}`;
/** The names of the answers by when they were stored. */
const INDEX = 'sojourn:ai:answers';

/** The keys of somebody's answers, by when they were asked for. */
const ownedName = (ownerId: string) => `sojourn:ai:answers-of:${ownerId}`;
/** As long as the longest answer, and a day. */
const OWNED_MS = 31 * 24 * 3_600_000;
const MOST_OWNED = 1_000;

/** The answers of all commands, in one way there and back. @throws the first error among them */
async function allOf(commands: ChainableCommander): Promise<unknown[]> {
  const replies = (await commands.exec()) ?? [];
  return replies.map(([error, reply]) => {
    if (error) throw error;
    return reply;
  });
}

/** @param most answers; the oldest make room */
export function createRedisRecommendationRepository(redis: Redis, most = MOST_ANSWERS): RecommendationRepository {
  async function find(key: string): Promise<RecommendationAnswer | undefined> {
    const text = await redis.get(nameOf(key));
    return text === null ? undefined : recommendationAnswerSchema.parse(JSON.parse(text));
  }

  async function makeRoom(stored: number): Promise<void> {
    const surplus = stored - most;
    if (surplus <= 0) return;
    const oldest = await redis.zrange(INDEX, '0', String(surplus - 1));
    await redis
      .multi()
      .del(...oldest)
      .zrem(INDEX, ...oldest)
      .exec();
  }

  const keysOf = (ownerId: string) => redis.zrange(ownedName(ownerId), '0', '-1');

  return {
    find,
    async noteOwner(ownerId, key) {
      const name = ownedName(ownerId);
      await redis
        .multi()
        .zremrangebyscore(name, '-inf', Date.now() - OWNED_MS)
        .zadd(name, Date.now(), key)
        .zremrangebyrank(name, 0, -MOST_OWNED - 1)
        .pexpire(name, OWNED_MS)
        .exec();
    },
    async listOf(ownerId) {
      const found = await Promise.all((await keysOf(ownerId)).map(find));
      return found.filter((answer) => answer !== undefined);
    },
    async removeOf(ownerId) {
      const names = (await keysOf(ownerId)).map(nameOf);
      if (names.length > 0) {
        await redis
          .multi()
          .del(...names)
          .zrem(INDEX, ...names)
          .exec();
      }
      await redis.del(ownedName(ownerId));
    },
    async store(key, answer, lifetimeMs) {
      const name = nameOf(key);
      const [set, , size] = await allOf(
        redis
          .multi()
          .set(name, JSON.stringify(answer), 'PX', lifetimeMs, 'NX')
          .zadd(INDEX, Date.now(), name)
          .zcard(INDEX),
      );
      await makeRoom(Number(size));
      return set === 'OK' ? answer : ((await find(key)) ?? answer);
    },
  };
}
