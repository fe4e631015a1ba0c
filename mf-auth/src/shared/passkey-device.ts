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

const askOptions = (): Promise<PasskeyOptions> =>
  apiRequest({ method: 'POST', path: '/api/auth/passkeys/options', schema: passkeyOptionsSchema });

/** Has the device sign a challenge of ours with a passkey. Rejects with what the browser, or the bff, says. */
export async function showPasskey(): Promise<PasskeyResponse> {
  const optionsJSON = await askOptions();
  const { startAuthentication } = await library();
  return (await startAuthentication({ optionsJSON })) as PasskeyResponse;
}

/**
 * The same, from the suggestions of the field for the username: waits until somebody picks a passkey there. A browser has
 * one such question at a time, so a later one ends it, which rejects.
 * @param isWanted asked at the last moment, because somebody may have pressed a button meanwhile
 */
export async function showSuggestedPasskey(isWanted: () => boolean): Promise<PasskeyResponse | null> {
  const optionsJSON = await askOptions();
  const { startAuthentication } = await library();
  if (!isWanted()) return null;
  return (await startAuthentication({ optionsJSON, useBrowserAutofill: true })) as PasskeyResponse;
}

/** Takes back a question that waits for an answer. */
export async function stopSuggesting(): Promise<void> {
  const { WebAuthnAbortService } = await library();
  WebAuthnAbortService.cancelCeremony();
}
