import type { CurrentUser } from '@sojourn/contracts';
import type {
  EmailChangeRequest,
  ForgottenPassword,
  MailedAddress,
  MailedLink,
  MailedLinkQuery,
  PasswordReset,
  PendingAddress,
  ProvenAddress,
} from '@sojourn/contracts/mailed';
import type { MailLimiter } from './mail-limiter';
import type { MailedClient } from './mailed.client';
import type { PeoplesSessions } from './peoples-sessions';
import type { SignInLimiter } from './sign-in-limiter';

/** Everything that is done by mailed links. Whoever loses a password or a claim by one loses every session with it. */
export type MailedService = ReturnType<typeof createMailedService>;

type MailedParts = {
  mailed: MailedClient;
  limiter: Pick<MailLimiter, 'ofNetwork' | 'ofUser'>;
  guesses: SignInLimiter;
  sessions: Pick<PeoplesSessions, 'endAll'>;
};

export function createMailedService({ mailed, limiter, guesses, sessions }: MailedParts) {
  const endSessions = async (...userIds: string[]) => {
    await Promise.all(userIds.map((userId) => sessions.endAll(userId)));
  };
  const withoutFallen = async ({ user, fallen }: ProvenAddress): Promise<CurrentUser> => {
    await endSessions(...fallen);
    return user;
  };

  return {
    readLink: (query: MailedLinkQuery): Promise<MailedLink> => mailed.readLink(query),

    /**
     * @param address of the network that asks
     * @param browser tells a browser that was signed in with under that address before
     */
    async forgot(forgotten: ForgottenPassword, address: string, browser: string | null = null): Promise<void> {
      await limiter.ofNetwork(address, browser);
      await mailed.forgot(forgotten);
    },

    async reset(reset: PasswordReset): Promise<CurrentUser> {
      const { user, fallen } = await mailed.reset(reset);
      await endSessions(user.id, ...fallen);
      return user;
    },

    async resend(userId: string): Promise<MailedAddress> {
      await limiter.ofUser(userId);
      return mailed.resend(userId);
    },

    verify: async (userId: string, token: string): Promise<CurrentUser> =>
      withoutFallen(await mailed.verify(userId, token)),

    /** @param address of the network that asks: a password is guessed here like anywhere, in one count with changing it */
    async askChange(userId: string, change: EmailChangeRequest, address: string): Promise<MailedAddress> {
      await limiter.ofUser(userId);
      return guesses.attempt({ address, name: `password of ${userId}` }, () => mailed.askChange(userId, change));
    },

    pendingChange: (userId: string): Promise<PendingAddress> => mailed.pendingChange(userId),

    cancelChange: (userId: string): Promise<PendingAddress> => mailed.cancelChange(userId),

    change: async (userId: string, token: string): Promise<CurrentUser> =>
      withoutFallen(await mailed.change(userId, token)),

    confirmNewsletter: (token: string): Promise<MailedAddress> => mailed.confirmNewsletter(token),

    unsubscribe: (token: string): Promise<void> => mailed.unsubscribe(token),
  };
}
