/** Everything that signing in by a passkey needs; fetched when somebody wants to. */
import { currentUserSchema, type CurrentUser } from '@sojourn/contracts';
import type { PasskeyResponse } from '@sojourn/contracts/passkey';
import { apiRequest, messageOf } from '@sojourn/web-kit';
import { deviceFaultOf } from '../../shared/device-fault.model';
import { showPasskey, showSuggestedPasskey } from '../../shared/passkey-device';

export { stopSuggesting } from '../../shared/passkey-device';

/** Who is signed in, or why nobody is, as a sentence. */
export type PasskeyOutcome = { user: CurrentUser } | { fault: string };

const FAILED = 'Signing in by a passkey did not work. Please try again, or use your password.';

const faultOf = (error: unknown): PasskeyOutcome => ({
  fault: deviceFaultOf(error, 'use', window.location.host) ?? messageOf(error, FAILED),
});

async function signInWith(response: PasskeyResponse): Promise<PasskeyOutcome> {
  const path = '/api/auth/passkeys/sign-in';
  return { user: await apiRequest({ method: 'POST', path, body: { response }, schema: currentUserSchema }) };
}

/** For somebody who pressed the button. */
export async function signInByPasskey(): Promise<PasskeyOutcome> {
  try {
    return await signInWith(await showPasskey());
  } catch (error) {
    return faultOf(error);
  }
}

/** For somebody who picks a passkey among the suggestions of the username field; null while nobody has. */
export async function signInBySuggestion(isWanted: () => boolean): Promise<PasskeyOutcome | null> {
  // Until then nobody has asked for anything: the button and the password are there.
  const response = await showSuggestedPasskey(isWanted).catch(() => null);
  if (!response) return null;
  return signInWith(response).catch(faultOf);
}
