import type { Identity } from '@sojourn/contracts';
import type { Request } from 'express';
import { createAttemptLimit, type StoreFor } from '../auth/attempt-limit';
import { networkOf } from './network';

/** What costs us money for each question that is new: a language model may be asked. */
const GUARDED_PATH = '/api/ai/recommendations';

export type CostGuardParts = {
  /** Questions a day of one person who is signed in, and of one address. */
  perPerson: number;
  perAddress: number;
  storeFor: StoreFor;
};

const DAY_MS = 24 * 3_600_000;

const sentence = (whose: string, limit: number) =>
  `${whose} asked for ${limit} lists of recommendations today, which is the most we make in a day. The lists you have stay, and tomorrow there are new ones.`;

/** Counts a question that has arrived whole; what it answers undoes that, for a question that was not taken on. */
export type CostGuard = (req: Pick<Request, 'method' | 'path' | 'ip'>, who: Identity) => Promise<() => Promise<void>>;

const UNCOUNTED = () => Promise.resolve();

/**
 * Counts questions of recommendations by the day: for a person, wherever they are, and for an address, whoever is there.
 * Many people may stand behind one address, so its bound is wider; a person who is known is not counted for it.
 */
export function createCostGuard({ perPerson, perAddress, storeFor }: CostGuardParts): CostGuard {
  const people = createAttemptLimit(storeFor('limit:lists-of-person:'), {
    limit: perPerson,
    windowMs: DAY_MS,
    sentence: sentence('You have', perPerson),
  });
  const addresses = createAttemptLimit(storeFor('limit:lists-of-address:'), {
    limit: perAddress,
    windowMs: DAY_MS,
    sentence: sentence('People at your network address have', perAddress),
  });
  return async ({ method, path, ip }, who) => {
    if (method !== 'POST' || path !== GUARDED_PATH) return UNCOUNTED;
    const [attempts, key] = who.kind === 'user' ? [people, who.sub] : [addresses, networkOf(ip)];
    await attempts.take(key).catch(async (refusal: unknown) => {
      // Not counted either, or what is given back would not be there for the next.
      await attempts.giveBack(key);
      throw refusal;
    });
    return () => attempts.giveBack(key);
  };
}
