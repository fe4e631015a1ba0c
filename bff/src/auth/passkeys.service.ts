import type { CurrentUser } from '@sojourn/contracts';
import type { NewPasskeyOptions, NewPasskeyResponse, PasskeyResponse, SeenPasskey } from '@sojourn/contracts/passkey';
import { AppError } from '@sojourn/node-kit';
import type { PasskeyAttempt } from './passkey-attempt';
import type { PasskeyClient } from './passkeys.client';
import type { PeoplesSessions } from './peoples-sessions';
import type { SignInLimiter } from './sign-in-limiter';
import type { UsedChallenges } from './used-challenges';

/** See {@link createPasskeyService}. */
export type PasskeyService = ReturnType<typeof createPasskeyService>;

/** What came back of an attempt, from which network address; without the attempt it was of another browser, or too late. */
export type PasskeyTry = { attempt: PasskeyAttempt | undefined; response: PasskeyResponse; address: string };

type Parts = {
  accounts: PasskeyClient;
  signIns: SignInLimiter;
  used: UsedChallenges;
  sessions: Pick<PeoplesSessions, 'endAllBut'>;
};

const EXPIRED = 'Signing in by this passkey took too long, or was tried twice. Please try again.';

/** Signing in by a passkey, showing that it is still oneself, and one's own passkeys. */
export function createPasskeyService({ accounts, signIns, used, sessions }: Parts) {
  /** Before anything is looked at: whatever comes of it, the challenge is good for nothing more. */
  async function challengeOf(attempt: PasskeyAttempt | undefined): Promise<string> {
    if (!attempt || !(await used.use(attempt.state))) throw new AppError('conflict', EXPIRED);
    return attempt.state;
  }

  /** Passkeys are not guessed, so nobody's attempts slow them for their owner. */
  const attempted = <T>({ address, response }: PasskeyTry, work: () => Promise<T>) =>
    signIns.attempt({ address, name: `passkey ${response.id}`, isGuessable: false }, work);

  return {
    async signIn(tried: PasskeyTry): Promise<CurrentUser> {
      const challenge = await challengeOf(tried.attempt);
      return attempted(tried, () => accounts.signIn({ challenge, response: tried.response }));
    },

    async proveByPasskey(userId: string, tried: PasskeyTry): Promise<void> {
      const challenge = await challengeOf(tried.attempt);
      await attempted(tried, () => accounts.prove(userId, { challenge, response: tried.response }));
    },

    /** A password is guessed here like anywhere, in one count with changing it. */
    proveByPassword: (userId: string, password: string, address: string): Promise<void> =>
      signIns.attempt({ address, name: `password of ${userId}` }, () => accounts.prove(userId, { password })),

    list: (userId: string): Promise<SeenPasskey[]> => accounts.list(userId),
    begin: (userId: string): Promise<NewPasskeyOptions> => accounts.begin(userId),
    add: (userId: string, response: NewPasskeyResponse): Promise<SeenPasskey> => accounts.add(userId, response),
    rename: (userId: string, id: string, name: string): Promise<SeenPasskey> => accounts.rename(userId, id, name),
    remove: (userId: string, id: string): Promise<void> => accounts.remove(userId, id),

    /** @param current the id of the session that stays */
    endOthers: (userId: string, current: string): Promise<void> => sessions.endAllBut(userId, current),
  };
}
