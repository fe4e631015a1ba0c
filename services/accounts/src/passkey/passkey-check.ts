/** Whether what a device signed opens an account: for signing in, and for showing that it is still the same person. */
import type { PasskeyAssertion } from '@sojourn/contracts/passkey';
import { AppError } from '@sojourn/node-kit';
import type { User } from '../user/user.model';
import type { UserRepository } from '../user/user.repository';
import { passkeyIdOf } from './passkey-id';
import { isCounterAhead, type Passkey, type PasskeyUse } from './passkey.model';
import type { PasskeyProvider } from './passkey.provider';
import type { PasskeyRepository } from './passkey.repository';

/** Whose passkey it was. Throws AppError `wrong-credentials` for anything that is not right. */
export type PasskeyCheck = (assertion: PasskeyAssertion) => Promise<User>;

const UNKNOWN =
  'This passkey does not open an account here. It may have been removed. Please sign in another way, or use another passkey.';
const COPIED =
  'This passkey was not accepted, because it may have been copied. Please sign in another way, and remove it on your profile.';

/** @param parts.reportCopied is called for a signature that is right with a counter that is not */
export function createPasskeyCheck(parts: {
  users: Pick<UserRepository, 'findById'>;
  passkeys: Pick<PasskeyRepository, 'find' | 'noteUse'>;
  provider: Pick<PasskeyProvider, 'verifyUse'>;
  reportCopied: (user: User, passkey: Passkey) => Promise<void>;
  now: () => Date;
}): PasskeyCheck {
  const { users, passkeys, provider, reportCopied, now } = parts;
  return async (assertion) => {
    const { id, response } = assertion.response;
    const passkey = await passkeys.find(passkeyIdOf(id));
    const user = passkey && (await users.findById(passkey.userId));
    // Nobody said who they are, so the device has to (WebAuthn, section 7.2, step 6).
    if (!user || response.userHandle !== passkey.handle) throw new AppError('wrong-credentials', UNKNOWN);
    const { counter, isBackedUp } = await provider.verifyUse(passkey, assertion);
    if (await noteUse(passkey, { counter, isBackedUp })) return user;
    await reportCopied(user, passkey);
    throw new AppError('wrong-credentials', COPIED);
  };

  /** False where the device counts backwards. Another use at the same moment may have been counted first. */
  async function noteUse(passkey: Passkey, use: PasskeyUse): Promise<boolean> {
    let stored: Passkey | null = passkey;
    while (stored && isCounterAhead(stored.counter, use.counter)) {
      if (await passkeys.noteUse(stored.id, { from: stored.counter, ...use, at: now() })) return true;
      stored = await passkeys.find(stored.id);
    }
    return false;
  }
}
