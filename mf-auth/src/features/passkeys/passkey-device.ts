import {
  passkeyOptionsSchema,
  type NewPasskeyOptions,
  type NewPasskeyResponse,
  type PasskeyOptions,
  type PasskeyResponse,
} from '@sojourn/contracts/passkey';
import { apiRequest } from '@sojourn/web-kit';
import type { startRegistration } from '@simplewebauthn/browser';

type NewOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

// Only somebody who presses a button of passkeys waits for this.
const library = () => import('@simplewebauthn/browser');

/** Has the device make a passkey. Rejects with what the browser says. */
export async function makePasskey(optionsJSON: NewPasskeyOptions): Promise<NewPasskeyResponse> {
  const { startRegistration: start } = await library();
  return (await start({ optionsJSON: optionsJSON as NewOptions })) as NewPasskeyResponse;
}

async function signWith(optionsJSON: PasskeyOptions): Promise<PasskeyResponse> {
  const { startAuthentication } = await library();
  return (await startAuthentication({ optionsJSON })) as PasskeyResponse;
}

/** Has the device sign a challenge of ours with a passkey. Rejects with what the browser, or the bff, says. */
export async function showPasskey(): Promise<PasskeyResponse> {
  const path = '/api/auth/passkeys/options';
  return signWith(await apiRequest({ method: 'POST', path, schema: passkeyOptionsSchema }));
}
