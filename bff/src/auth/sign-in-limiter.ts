import { createHash } from 'node:crypto';
import { foldName } from '@sojourn/contracts';
import { AppError } from '@sojourn/node-kit';
import { networkOf } from '../http/network';
import { createAttemptLimit, type StoreFor } from './attempt-limit';

/**
 * Who tries to sign in: from which network address, under which name. `browser` tells a browser that has been signed in
 * with under that name before; null for any other. What is not `isGuessable`, a passkey, is not slowed by the attempts of
 * others.
 */
export type Attempt = { address: string; name: string; browser?: string | null; isGuessable?: boolean };

/** Lets an attempt through, or refuses it with `too-many-requests` and when to come back. */
export type SignInLimiter = { attempt<T>(who: Attempt, work: () => Promise<T>): Promise<T> };

const sentence = 'Too many attempts to sign in. Please wait a while and try again.';
const PER_NAME = { limit: 5, windowMs: 15 * 60_000, sentence };
const PER_ADDRESS = { limit: 100, windowMs: 24 * 3_600_000, sentence };
const PER_ACCOUNT = {
  limit: 20,
  windowMs: 3_600_000,
  sentence:
    'There were too many attempts to sign in to this account. Please use a passkey, or a browser that you have signed in with before, choose ‘Forgot your password?’, or wait a while.',
};
const PER_BROWSER = { limit: 10, windowMs: 3_600_000, sentence };

/**
 * At most 5 wrong passwords in 15 minutes for one address and name, and 100 in a day for an address (ACC-4); for one name
 * from all addresses together 20 in an hour, so that guessing from many gains little. Browsers that the owner has signed
 * in with count for themselves, 10 in an hour, and are not slowed by others. An attempt is counted before its password is
 * checked and given back when it was right.
 */
export function createSignInLimiter(storeFor: StoreFor): SignInLimiter {
  const perName = createAttemptLimit(storeFor('limit:name:'), PER_NAME);
  const perAddress = createAttemptLimit(storeFor('limit:day:'), PER_ADDRESS);
  const perAccount = createAttemptLimit(storeFor('limit:account:'), PER_ACCOUNT);
  const perBrowser = createAttemptLimit(storeFor('limit:browser:'), PER_BROWSER);

  return {
    async attempt(who, work) {
      const network = networkOf(who.address);
      const name = keyOf(network, who.name);
      const [brake, braked] = who.browser
        ? ([perBrowser, keyOf(who.browser, who.name)] as const)
        : ([perAccount, keyOf('', who.name)] as const);
      const isBraked = who.isGuessable ?? true;
      await perName.take(name);
      await perAddress.take(network);
      if (isBraked) await brake.take(braked);
      const giveBack = () => Promise.all([perAddress.giveBack(network), isBraked && brake.giveBack(braked)]);
      try {
        const result = await work();
        await Promise.all([perName.forget(name), giveBack()]);
        return result;
      } catch (error) {
        const wasWrong = error instanceof AppError && error.code === 'wrong-credentials';
        if (!wasWrong) await Promise.all([perName.giveBack(name), giveBack()]);
        throw error;
      }
    },
  };
}

/**
 * As the accounts compare names, or each spelling of one would have five guesses of its own. Hashed, because people type passwords into the name field, and counters are no place to keep those.
 */
const keyOf = (network: string, name: string) =>
  createHash('sha256')
    .update(`${network} ${foldName(name)}`)
    .digest('base64url');
