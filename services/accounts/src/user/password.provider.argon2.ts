import { availableParallelism } from 'node:os';
import { hash as argon2Hash, verify as argon2Verify, type Options } from '@node-rs/argon2';
import { AppError } from '@sojourn/node-kit';
import pLimit from 'p-limit';
import type { Argon2 } from './argon2-threads';
import type { PasswordHasher } from './password.provider';

/** OWASP Password Storage Cheat Sheet, Argon2id: 19 MiB, two passes, one lane. `memoryCost` is in KiB. */
const TODAY = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;
const ARGON2ID = 2 as NonNullable<Options['algorithm']>;
const LONGEST_PASSWORD = 128;
/** Four at most, and one core is left to everything else: a hash occupies a core for all its 10 to 30 ms. */
export const HASHES_AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));

/** How hard to hash, how much at once, and where it is computed (in libuv's threads, unless told otherwise). */
export type Argon2Settings = Partial<Argon2> & {
  cost?: typeof TODAY;
  atOnce?: number;
  waiting?: number;
};

/** Passwords by Argon2id, at most 4 hashes at once and 50 waiting, so that a flood of sign-ins slows nothing else. */
export function createArgon2Hasher({
  cost = TODAY,
  atOnce = HASHES_AT_ONCE,
  waiting = 50,
  hash: hashPassword = argon2Hash,
  verify = argon2Verify,
}: Argon2Settings = {}): PasswordHasher {
  const limit = pLimit(atOnce);
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount < atOnce + waiting) return limit(work);
    const message = 'Too many people are signing in just now. Please try again in a moment.';
    return Promise.reject(new AppError('overloaded', message, { retryAfterSeconds: 2 }));
  };
  const hashNow = (password: string) => hashPassword(password, { ...cost, algorithm: ARGON2ID });
  let dummy: Promise<string> | undefined;

  return {
    hash: (password) => inTurn(async () => hashNow(checkedLength(password))),
    verify: (hash, password) =>
      inTurn(async () => {
        const attempt = checkedLength(password);
        if (hash) return { matches: await verify(hash, attempt), outdated: isOutdated(hash, cost) };
        dummy ??= hashNow('the password of nobody');
        await verify(await dummy, attempt);
        return { matches: false, outdated: false };
      }),
  };
}

function checkedLength(password: string): string {
  if (password.length <= LONGEST_PASSWORD) return password;
  throw new AppError('bad-input', `Password must be at most ${LONGEST_PASSWORD} characters`);
}

/** Reads the PHC text `$argon2id$v=19$m=19456,t=2,p=1$…`. */
function isOutdated(hash: string, cost: typeof TODAY): boolean {
  const [, m, t, p] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(hash) ?? [];
  return !(Number(m) >= cost.memoryCost && Number(t) >= cost.timeCost && Number(p) >= cost.parallelism);
}
