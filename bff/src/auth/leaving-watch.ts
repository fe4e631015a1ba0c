/** Ends the sessions of those whose accounts are gone: the session store is the bff's, and accounts cannot reach it. */
import { AppError, type Logger } from '@sojourn/node-kit';
import type { Redis } from 'ioredis';
import { fromSessions } from '../http/session';
import type { DataRightsClient } from './data-rights.client';
import type { PeoplesSessions } from './peoples-sessions';

/** Who is leaving: a sorted set of account ids, by when somebody looks next, in ms. */
const KEY = 'leaving';
const AT_ONCE = 50;
/** An account that should be gone and is not yet, or one that cannot be asked about. */
const AGAIN_MS = 15_000;

export type LeavingWatch = {
  /** From now on somebody looks whether the account is still there. */
  note(userId: string): Promise<void>;
  /** One round: ends what belongs to accounts that are gone. What fails is found by the next round. */
  run(): Promise<void>;
};

export function createLeavingWatch(parts: {
  redis: Redis;
  accounts: Pick<DataRightsClient, 'readLeaving'>;
  sessions: Pick<PeoplesSessions, 'endAll'>;
  logger: Pick<Logger, 'warn'>;
  now: () => number;
}): LeavingWatch {
  const { redis, accounts, sessions, logger, now } = parts;
  const lookAt = async (userId: string, at: number) => void (await redis.zadd(KEY, at, userId));

  /** When the account goes; null when it stays, undefined when it is gone. */
  async function leavesAt(userId: string): Promise<number | null | undefined> {
    try {
      const { leavesAt: text } = await accounts.readLeaving(userId);
      return text === null ? null : Date.parse(text);
    } catch (error) {
      if (error instanceof AppError && error.code === 'not-found') return undefined;
      throw error;
    }
  }

  async function look(userId: string): Promise<void> {
    const at = await leavesAt(userId);
    if (at !== null && at !== undefined) return lookAt(userId, Math.max(at, now() + AGAIN_MS));
    if (at === undefined) await sessions.endAll(userId);
    await redis.zrem(KEY, userId);
    if (at === undefined) await forget();
  }

  /**
   * What was taken away still stands in an append-only file until that is written anew. A server that has none, or does
   * not let us, or is writing it already, says so; nothing is left undone for us then.
   */
  const forget = () =>
    redis.bgrewriteaof().catch((error: unknown) => logger.warn({ cause: String(error) }, 'no file was written anew'));

  return {
    note: (userId) => fromSessions(lookAt(userId, now())),
    async run() {
      const due = await redis.zrangebyscore(KEY, '-inf', now(), 'LIMIT', 0, AT_ONCE);
      for (const userId of due) {
        await look(userId).catch(async (error: unknown) => {
          logger.warn({ cause: String(error) }, 'whether an account is gone could not be asked');
          await lookAt(userId, now() + AGAIN_MS);
        });
      }
    },
  };
}

/** Looks now and then until it is stopped; several processes may do so at once. */
export function startLeavingWatch({ run }: LeavingWatch, logger: Pick<Logger, 'warn'>): { stop(): void } {
  const look = () =>
    void run().catch((error: unknown) => logger.warn({ cause: String(error) }, 'leavings could not be looked at'));
  const timer = setInterval(look, AGAIN_MS).unref();
  return { stop: () => clearInterval(timer) };
}
