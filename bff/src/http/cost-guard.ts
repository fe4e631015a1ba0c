import type { RequestHandler } from 'express';
import { createTurns, type StoreFor } from '../auth/turns';
import { networkOf } from './network';
import type { SessionReader } from './session-reader';

/** What costs us money for each question that is new: a language model may be asked. */
export const GUARDED_PATH = '/api/ai/recommendations';

export type CostGuardParts = {
  readSession: SessionReader;
  /** Questions a day of one person who is signed in, and of one address. */
  perPerson: number;
  perAddress: number;
  storeFor: StoreFor;
};

const DAY_MS = 24 * 3_600_000;

const sentence = (whose: string, limit: number) =>
  `${whose} asked for ${limit} lists of recommendations today, which is the most we make in a day. The lists you have stay, and tomorrow there are new ones.`;

/**
 * Counts questions of recommendations by the day: for a person, wherever they are, and for an address, whoever is there.
 * Many people may stand behind one address, so its bound is wider; a person who is known is not counted for it.
 */
export function createCostGuard({ readSession, perPerson, perAddress, storeFor }: CostGuardParts): RequestHandler {
  const people = createTurns(storeFor('limit:lists-of-person:'), {
    limit: perPerson,
    windowMs: DAY_MS,
    sentence: sentence('You have', perPerson),
  });
  const addresses = createTurns(storeFor('limit:lists-of-address:'), {
    limit: perAddress,
    windowMs: DAY_MS,
    sentence: sentence('People at your network address have', perAddress),
  });
  return async (req, res, next) => {
    if (req.method !== 'POST') return next();
    const who = await readSession(req, res);
    if (who?.kind === 'user') await people.take(who.sub);
    else await addresses.take(networkOf(req.ip));
    next();
  };
}
