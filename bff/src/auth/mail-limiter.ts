import { networkOf } from '../http/network';
import { createAttemptLimit, type StoreFor } from './attempt-limit';

/** Lets somebody ask for a message, or refuses with `too-many-requests` and when to come back. */
export type MailLimiter = {
  /** For somebody unknown, by the network they come from; in a browser of theirs by that, whatever others ask there. */
  ofNetwork(address: string, browser?: string | null): Promise<void>;
  /** For somebody signed in. */
  ofUser(userId: string): Promise<void>;
  /** Lets one person send so many invitations; what sent none does not count. */
  ofInvitations<T>(userId: string, count: number, send: () => Promise<T>): Promise<T>;
};

const INVITED_A_DAY = 50;
const HOUR_MS = 3_600_000;
const SENTENCE = 'You have asked for several messages. Please look into your inbox, or try again in an hour.';

/** Messages cost somebody else's attention: 20 an hour for a network, 10 for a person, who invites 50 others a day. */
export function createMailLimiter(storeFor: StoreFor): MailLimiter {
  const ofNetworks = createAttemptLimit(storeFor('limit:mail:network:'), {
    limit: 20,
    windowMs: HOUR_MS,
    sentence: SENTENCE,
  });
  const ofUsers = createAttemptLimit(storeFor('limit:mail:user:'), {
    limit: 10,
    windowMs: HOUR_MS,
    sentence: SENTENCE,
  });
  const ofInvited = createAttemptLimit(storeFor('limit:mail:invited:'), {
    limit: INVITED_A_DAY,
    windowMs: 24 * HOUR_MS,
    sentence: `You can invite ${INVITED_A_DAY} people a day. Please try again tomorrow.`,
  });
  return {
    ofNetwork: (address, browser) =>
      browser ? ofUsers.take(`browser ${browser}`) : ofNetworks.take(networkOf(address)),
    ofUser: (userId) => ofUsers.take(userId),
    async ofInvitations(userId, count, send) {
      let taken = 0;
      try {
        for (; taken < count; taken += 1) await ofInvited.take(userId);
        return await send();
      } catch (error) {
        // A refused turn was counted as well.
        for (let n = 0; n < Math.min(taken + 1, count); n += 1) await ofInvited.giveBack(userId);
        throw error;
      }
    },
  };
}
