import type { CurrentUser } from '@sojourn/contracts';
import type { AddressChange, PasswordChange } from '@sojourn/contracts/account';
import type { OwnAccountClient } from './own-account.client';
import type { PeoplesSessions } from './peoples-sessions';
import type { SignInLimiter } from './sign-in-limiter';

/** Changing one's own address and password. */
export type OwnAccountService = ReturnType<typeof createOwnAccountService>;

type Parts = {
  account: OwnAccountClient;
  /** A current password is guessed like any other. */
  guesses: SignInLimiter;
  sessions: Pick<PeoplesSessions, 'endAllBut'>;
  /** Google's, where one is set. */
  mapsKey?: string | undefined;
};

export function createOwnAccountService({ account, guesses, sessions, mapsKey }: Parts) {
  return {
    changeAddress: (userId: string, change: AddressChange): Promise<CurrentUser> =>
      account.changeAddress(userId, change),

    changePassword: (userId: string, change: PasswordChange, address: string): Promise<void> =>
      guesses.attempt({ address, name: `password of ${userId}` }, () => account.changePassword(userId, change)),

    /** @param current the id of the session that stays */
    endOthers: (userId: string, current: string): Promise<void> => sessions.endAllBut(userId, current),

    /** The key of a browser: whoever loads the script shows it, so Google holds it to our address, not to secrecy. */
    mapsKey: () => ({ apiKey: mapsKey ?? null }),
  };
}
