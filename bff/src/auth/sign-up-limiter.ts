import { networkOf } from '../http/network';
import { createAttemptLimit, type StoreFor } from './attempt-limit';

/** Lets a sign-up through, or refuses it with `too-many-requests` and when to come back. */
export type SignUpLimiter = { attempt<T>(address: string, work: () => Promise<T>): Promise<T> };

const DAY_MS = 24 * 3_600_000;
const SENTENCE = 'Too many accounts were created from your address today. Please try again tomorrow.';

/** At most so many new accounts a day for one address; what made no account does not count. */
export function createSignUpLimiter(perDay: number, storeFor: StoreFor): SignUpLimiter {
  const perNetwork = createAttemptLimit(storeFor('limit:sign-up:'), {
    limit: perDay,
    windowMs: DAY_MS,
    sentence: SENTENCE,
  });
  return {
    async attempt(address, work) {
      const network = networkOf(address);
      await perNetwork.take(network);
      try {
        return await work();
      } catch (error) {
        await perNetwork.giveBack(network);
        throw error;
      }
    },
  };
}
