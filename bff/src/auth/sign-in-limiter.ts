import { createHash } from 'node:crypto';
import { foldName } from '@sojourn/contracts';
import { AppError } from '@sojourn/node-kit';
import { networkOf } from '../http/network';
import { createAttemptLimit, type StoreFor } from './attempt-limit';
import { createSignInPace } from './sign-in-pace';

/**
 * Who tries to sign in: from which network address, under which name. `browser` tells a browser that has been signed in
 * with under that name before; null for any other. What is not `isGuessable`, a passkey, is not counted: nobody guesses one.
 */
export type Attempt = { address: string; name: string; browser?: string | null; isGuessable?: boolean };

/** Lets an attempt through, or refuses it with `too-many-requests` and when to come back. */
export type SignInLimiter = { attempt<T>(who: Attempt, work: () => Promise<T>): Promise<T> };

/** A {@link SignInLimiter} of the sign-in form, where an attempt of a slowed network waits for its turn first. */
export type PacedSignInLimiter = SignInLimiter & { turn(address: string): Promise<void> };

const WAYS =
  'Please use a passkey, or a browser that you have signed in with before, choose ‘Forgot your password?’, or wait a while.';
const sentence = 'Too many attempts to sign in. Please wait a while and try again.';
const PER_NAME = { limit: 5, windowMs: 15 * 60_000, sentence: `Too many attempts to sign in. ${WAYS}` };
/** In a network from which much was guessed, a name has a first try and no second. */
const FIRST_TRY = 1;
const PER_NETWORK_DAY = { limit: 100, windowMs: 24 * 3_600_000, sentence };
const PER_ACCOUNT = {
  limit: 20,
  windowMs: 3_600_000,
  sentence: `There were too many attempts to sign in to this account. ${WAYS}`,
};
const PER_BROWSER = { limit: 10, windowMs: 3_600_000, sentence };

/** Failures of one network in 15 minutes from which on it is slowed, unless set. */
const FAILED_SIGN_INS = 30;

/**
 * Guesses are slowed, and nobody is kept out by the guesses of others (LOCK-1). A browser that the owner has signed in
 * with counts for itself alone, 10 wrong passwords in an hour. In any other, 5 in 15 minutes for one network and name
 * (ACC-4), and for one name from everywhere 20 in an hour. A network is never closed: from 30 wrong ones in 15 minutes,
 * or 100 in a day, its attempts are looked at two a second, and each name has one wrong password there instead of five.
 * An attempt is counted before its password is checked, so that many at once gain nothing, and given back when it was
 * right.
 */
export function createSignInLimiter(storeFor: StoreFor, failedSignIns = FAILED_SIGN_INS): PacedSignInLimiter {
  const perName = createAttemptLimit(storeFor('limit:name:'), PER_NAME);
  const perQuarter = createAttemptLimit(storeFor('limit:quarter:'), {
    limit: failedSignIns,
    windowMs: 15 * 60_000,
    sentence,
  });
  const perDay = createAttemptLimit(storeFor('limit:day:'), PER_NETWORK_DAY);
  const perAccount = createAttemptLimit(storeFor('limit:account:'), PER_ACCOUNT);
  const perBrowser = createAttemptLimit(storeFor('limit:browser:'), PER_BROWSER);
  const pace = createSignInPace();

  /** Counts an attempt of a browser that nobody knows. @returns what undoes it */
  async function countStranger(network: string, typed: string): Promise<Undo> {
    const [name, account] = [keyOf(network, typed), keyOf('', typed)];
    await perName.take(name, pace.isSlow(network) ? FIRST_TRY : PER_NAME.limit);
    await perAccount.take(account);
    for (const limit of [perQuarter, perDay]) {
      const until = await limit.note(network);
      if (until !== null) pace.slow(network, until);
    }
    return async (wasRight) => {
      const others = [perAccount.giveBack(account), perQuarter.giveBack(network), perDay.giveBack(network)];
      await Promise.all([wasRight ? perName.forget(name) : perName.giveBack(name), ...others]);
    };
  }

  async function countBrowser(browser: string, typed: string): Promise<Undo> {
    const key = keyOf(browser, typed);
    await perBrowser.take(key);
    return () => perBrowser.giveBack(key);
  }

  return {
    turn: (address) => pace.turn(networkOf(address)),
    async attempt({ address, name, browser, isGuessable = true }, work) {
      if (!isGuessable) return work();
      const undo = await (browser ? countBrowser(browser, name) : countStranger(networkOf(address), name));
      try {
        const result = await work();
        await undo(true);
        return result;
      } catch (error) {
        const wasWrong = error instanceof AppError && error.code === 'wrong-credentials';
        if (!wasWrong) await undo(false);
        throw error;
      }
    },
  };
}

type Undo = (wasRight: boolean) => Promise<unknown>;

/**
 * As the accounts compare names, or each spelling of one would have five guesses of its own. Hashed, because people type passwords into the name field, and counters are no place to keep those.
 */
const keyOf = (network: string, name: string) =>
  createHash('sha256')
    .update(`${network} ${foldName(name)}`)
    .digest('base64url');
