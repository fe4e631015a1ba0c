import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { fromSessions } from '../http/session';
import type { UsedChallenges } from './used-challenges';

/** Used challenges in Redis, for as long as their attempt lives. */
export const createUsedChallenges = (redis: Redis, lifeMs: number): UsedChallenges => ({
  async use(challenge) {
    const digest = createHash('sha256').update(challenge).digest('base64url');
    return (await fromSessions(redis.set(`passkey-used:${digest}`, '1', 'PX', lifeMs, 'NX'))) === 'OK';
  },
});
