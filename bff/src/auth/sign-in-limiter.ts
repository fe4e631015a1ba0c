import { createHash } from 'node:crypto';
import { AppError } from '@sojourn/node-kit';
import type { Options, Store } from 'express-rate-limit';
import { networkOf } from '../http/network';

/** Who tries to sign in: from which network address, under which name. */
export type Attempt = { address: string; name: string };

/** Lets an attempt through, or refuses it with `too-many-requests` and when to come back. */
export type SignInLimiter = { attempt<T>(who: Attempt, work: () => Promise<T>): Promise<T> };

const PER_NAME = { limit: 5, windowMs: 15 * 60_000 };
const PER_ADDRESS = { limit: 100, windowMs: 24 * 3_600_000 };

/**
 * At most 5 wrong passwords in 15 minutes for one address and name, and 100 in a day for an address (ACC-4). An attempt
 * is counted before its password is checked and given back when it was right, so that many at once gain nothing.
 * @param storeFor makes a counter; it must go on counting in memory while what it counts in is away
 */
export function createSignInLimiter(storeFor: (prefix: string) => Store): SignInLimiter {
  const perName = storeFor('limit:name:');
  const perAddress = storeFor('limit:day:');
  perName.init?.(PER_NAME as Options);
  perAddress.init?.(PER_ADDRESS as Options);

  const take = async (store: Store, key: string, { limit, windowMs }: typeof PER_NAME): Promise<void> => {
    const { totalHits, resetTime } = await store.increment(key);
    if (totalHits <= limit) return;
    const waitMs = (resetTime?.getTime() ?? Date.now() + windowMs) - Date.now();
    throw new AppError('too-many-requests', 'Too many attempts to sign in. Please wait a while and try again.', {
      retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
    });
  };

  return {
    async attempt(who, work) {
      const network = networkOf(who.address);
      const name = keyOf(network, who.name);
      await take(perName, name, PER_NAME);
      await take(perAddress, network, PER_ADDRESS);
      try {
        const result = await work();
        await Promise.all([perName.resetKey(name), perAddress.decrement(network)]);
        return result;
      } catch (error) {
        const wasWrong = error instanceof AppError && error.code === 'wrong-credentials';
        if (!wasWrong) await Promise.all([perName.decrement(name), perAddress.decrement(network)]);
        throw error;
      }
    },
  };
}

/** Hashed, because people type passwords into the name field, and counters are no place to keep those. */
const keyOf = (network: string, name: string) =>
  createHash('sha256')
    .update(`${network} ${name.trim().normalize('NFKC').toLowerCase()}`)
    .digest('base64url');
