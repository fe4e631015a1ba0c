import type {
  Credentials,
  CurrentUser,
  Identity,
  NewsletterSignup,
  ProfileChange,
  Registration,
} from '@sojourn/contracts';
import { AppError } from '@sojourn/node-kit';
import type { AccountsClient } from './accounts.client';
import type { MailLimiter } from './mail-limiter';
import type { SignInLimiter } from './sign-in-limiter';
import type { SignUpLimiter } from './sign-up-limiter';

/** Signing in and up, and what signed-in people do with their account. */
export type AuthService = ReturnType<typeof createAuthService>;

type AuthParts = {
  accounts: AccountsClient;
  signIns: SignInLimiter;
  signUps: SignUpLimiter;
  mails: Pick<MailLimiter, 'ofNetwork'>;
};

export function createAuthService({ accounts, signIns, signUps, mails }: AuthParts) {
  return {
    /** @param browser tells a browser that was signed in with under that name before */
    signIn: ({ username, password }: Credentials, address: string, browser: string | null): Promise<CurrentUser> =>
      signIns.attempt({ address, name: username, browser }, () => accounts.verifyPassword({ username, password })),

    signUp: (registration: Registration, address: string): Promise<CurrentUser> =>
      signUps.attempt(address, () => accounts.register(registration)),

    /** Null for a guest, and for somebody whose account is gone. */
    async currentUser({ kind, sub }: Identity): Promise<CurrentUser | null> {
      if (kind === 'guest') return null;
      try {
        return await accounts.readUser(sub);
      } catch (error) {
        if (error instanceof AppError && error.code === 'not-found') return null;
        throw error;
      }
    },

    changeProfile: (id: string, change: ProfileChange): Promise<CurrentUser> => accounts.changeProfile(id, change),

    /** A message goes to whatever address is typed, so it is counted for the network that asks. */
    async subscribe(signup: NewsletterSignup, address: string): Promise<void> {
      await mails.ofNetwork(address);
      await accounts.subscribe(signup);
    },
  };
}
