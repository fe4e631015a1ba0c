import { createHash } from 'node:crypto';
import type { CurrentUser } from '@sojourn/contracts';
import type {
  AccountLinks,
  GoogleAnswer,
  GoogleClaims,
  LinkCompletion,
  LinkTokenInfo,
} from '@sojourn/contracts/account-link';
import { AppError } from '@sojourn/node-kit';
import type { GoogleClient } from './google.client';
import type { GoogleChecks, GoogleProvider } from './google.provider';
import type { SignInLimiter } from './sign-in-limiter';

/** What Google sign-in and linking stand on; without a `provider` it is not set up, and what is linked stays so. */
export type GoogleServiceParts = {
  provider: GoogleProvider | undefined;
  accounts: GoogleClient;
  signIns: SignInLimiter;
};

/** Signing in with Google, and linking a Google account and a password to one account. */
export type GoogleService = ReturnType<typeof createGoogleService>;

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

export function createGoogleService({ provider, accounts, signIns }: GoogleServiceParts) {
  const setUp = (): GoogleProvider => {
    if (!provider) throw new AppError('unavailable', 'Google sign-in is not set up here.');
    return provider;
  };

  return {
    addressFor: async (checks: GoogleChecks): Promise<URL> => setUp().addressFor(checks),

    redeem: async (cameBackTo: URL, checks: GoogleChecks): Promise<GoogleClaims> => setUp().redeem(cameBackTo, checks),

    signIn: (claims: GoogleClaims): Promise<GoogleAnswer> => accounts.signIn(claims),

    mailLink: (userId: string, google: GoogleClaims | null): Promise<{ email: string }> =>
      accounts.mailLink(userId, google),

    /** Guesses are counted as those of the sign-in form are. */
    linkByPassword: (
      link: { userId: string; password: string; google: GoogleClaims },
      address: string,
    ): Promise<CurrentUser> =>
      signIns.attempt({ address, name: `link ${link.userId}` }, () => accounts.linkByPassword(link)),

    readToken: (token: string): Promise<LinkTokenInfo> => accounts.readToken(token),

    complete: (completion: LinkCompletion, address: string): Promise<CurrentUser> =>
      signIns.attempt({ address, name: `link ${digest(completion.token)}` }, () => accounts.complete(completion)),

    readLinks: (userId: string): Promise<AccountLinks> => accounts.readLinks(userId),

    unlink: (userId: string): Promise<void> => accounts.unlink(userId),
  };
}
