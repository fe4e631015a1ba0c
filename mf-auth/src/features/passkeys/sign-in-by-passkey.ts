/** Everything that signing in by a passkey needs; fetched when somebody wants to. */
import { currentUserSchema, type CurrentUser } from '@sojourn/contracts';
import { apiRequest, messageOf } from '@sojourn/web-kit';
import { showPasskey } from './passkey-device';
import { deviceFaultOf } from './passkeys.model';

const FAILED = 'Signing in by a passkey did not work. Please try again, or use your password.';

/** Who is signed in, or why nobody is, as a sentence. */
export async function signInByPasskey(): Promise<{ user: CurrentUser } | { fault: string }> {
  try {
    const response = await showPasskey();
    const path = '/api/auth/passkeys/sign-in';
    return { user: await apiRequest({ method: 'POST', path, body: { response }, schema: currentUserSchema }) };
  } catch (error) {
    return { fault: deviceFaultOf(error, 'use', window.location.host) ?? messageOf(error, FAILED) };
  }
}
