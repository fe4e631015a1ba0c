import type { CurrentUser } from '@sojourn/contracts';
import type { DataExport, Leaving, LeavingRequest, Left } from '@sojourn/contracts/data-rights';
import type { DataRightsClient } from './data-rights.client';
import type { LeavingWatch } from './leaving-watch';
import type { PeoplesSessions } from './peoples-sessions';
import type { SignInLimiter } from './sign-in-limiter';
import { createAttemptLimit, type StoreFor } from './attempt-limit';

/** Downloading one's data, and leaving. */
export type DataRightsService = ReturnType<typeof createDataRightsService>;

type Parts = {
  accounts: DataRightsClient;
  sessions: Pick<PeoplesSessions, 'list' | 'endAll'>;
  watch: Pick<LeavingWatch, 'note'>;
  /** A password is guessed here like any other. */
  guesses: SignInLimiter;
  storeFor: StoreFor;
  now: () => number;
};

const DAY_MS = 24 * 3_600_000;
const MOST_EXPORTS = {
  limit: 5,
  windowMs: DAY_MS,
  sentence: 'You can have five downloads made a day. Please try again tomorrow.',
};
/** A sign-in, or a proof, that is no older says that it is still the same person. */
const FRESH_MS = 10 * 60_000;

/** The network that asks, and when its session was last shown to be its person's, in ms. */
type LeavingFrom = { address: string; provenAt: number | undefined };

const dateOf = (ms: number) => new Date(ms).toISOString();

export function createDataRightsService({ accounts, sessions, watch, guesses, storeFor, now }: Parts) {
  const exportLimit = createAttemptLimit(storeFor('limit:exports:'), MOST_EXPORTS);

  /** Whether somebody signed in, or showed otherwise that it is them, just now; a remembered browser has not. */
  const isFresh = (provenAt = 0): boolean => now() - provenAt < FRESH_MS;

  return {
    readExport: (userId: string): Promise<DataExport> => accounts.readExport(userId),

    /** Where somebody is signed in goes with the request: nobody else knows it. */
    async askExport(userId: string): Promise<DataExport> {
      const isUnderWay = (await accounts.readExport(userId)).state === 'preparing';
      if (!isUnderWay) await exportLimit.take(userId);
      const listed = await sessions.list(userId);
      const entries = listed.map(({ browser, madeAt, seenAt }) => ({
        browser,
        signedInAt: dateOf(madeAt),
        lastSeenAt: dateOf(seenAt),
      }));
      try {
        return await accounts.askExport(userId, { sessions: entries });
      } catch (error) {
        if (!isUnderWay) await exportLimit.giveBack(userId);
        throw error;
      }
    },

    async readLeaving(userId: string, provenAt?: number): Promise<Leaving> {
      return { ...(await accounts.readLeaving(userId)), isFresh: isFresh(provenAt) };
    },

    /** Ends every session. Who leaves is noted first, so that nothing of theirs stays in the session store. */
    async leave(userId: string, request: LeavingRequest, from: LeavingFrom): Promise<Left> {
      const proven = { ...request, isFresh: isFresh(from.provenAt) };
      await watch.note(userId);
      const name = `password of ${userId}`;
      const left = await guesses.attempt({ address: from.address, name }, () => accounts.leave(userId, proven));
      await sessions.endAll(userId);
      return left;
    },

    stay: (userId: string): Promise<CurrentUser> => accounts.stay(userId),
  };
}
