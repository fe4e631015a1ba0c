import { newPasskeyOptionsSchema } from '@sojourn/contracts/passkey';
import { AppError } from '@sojourn/node-kit';
import {
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import { knownTransportsOf } from './passkey.model';
import type { PasskeyProvider } from './passkey.provider';

/** How long a person has at their device; the challenge itself lives a little longer. */
const TIMEOUT_MS = 240_000;
/** EdDSA, ES256 and RS256 (IANA COSE Algorithms): what devices have, whichever Node this runs on. */
const supportedAlgorithmIDs = [-8, -7, -257];
const REFUSED = 'This passkey could not be checked. Please try again.';

/**
 * Passkeys by WebAuthn. The relying party and its origin are those of `publicUrl`, whatever a request says. A person is
 * always verified by the device (fingerprint, face or PIN): a passkey stands for a password as well.
 */
export function createWebAuthnProvider(publicUrl: string): PasskeyProvider {
  const { origin, hostname } = new URL(publicUrl);
  const expected = { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true };
  const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

  return {
    async optionsFor({ challenge, handle, names, existing }) {
      const options = await generateRegistrationOptions({
        rpName: 'Sojourn',
        rpID: hostname,
        userName: names.username,
        userDisplayName: names.fullName,
        userID: bytesOf(handle),
        challenge: bytesOf(challenge),
        timeout: TIMEOUT_MS,
        attestationType: 'none',
        supportedAlgorithmIDs,
        excludeCredentials: existing.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return newPasskeyOptionsSchema.parse(options);
    },

    async verifyNew({ challenge, response }) {
      const { registrationInfo } = await checked(() =>
        verifyRegistrationResponse({
          response: response as RegistrationResponseJSON,
          expectedChallenge: challenge,
          supportedAlgorithmIDs,
          ...expected,
        }),
      );
      if (registrationInfo?.credential.id !== response.id) throw refused();
      refuseForeignFrames(response.response.clientDataJSON);
      const { credential, credentialBackedUp } = registrationInfo;
      return {
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: knownTransportsOf(response.response.transports),
        isBackedUp: credentialBackedUp,
      };
    },

    async verifyUse(passkey, { challenge, response }) {
      const { verified, authenticationInfo } = await checked(() =>
        verifyAuthenticationResponse({
          response: response as AuthenticationResponseJSON,
          expectedChallenge: challenge,
          ...expected,
          // A counter of 0 is behind every other: so a copied passkey is told from a wrong signature.
          credential: { id: passkey.credentialId, publicKey: bytesOf(passkey.publicKey), counter: 0 },
        }),
      );
      if (!verified) throw refused();
      refuseForeignFrames(response.response.clientDataJSON);
      return { counter: authenticationInfo.newCounter, isBackedUp: authenticationInfo.credentialBackedUp };
    },
  };
}

const refused = (cause?: unknown) => new AppError('wrong-credentials', REFUSED, { cause });

/** No page of ours is shown inside another one; the library takes that for granted for new passkeys, and in Safari. */
function refuseForeignFrames(clientDataJSON: string): void {
  if (decodeClientDataJSON(clientDataJSON).crossOrigin) throw refused();
}

/** The library throws plain errors for whatever a stranger may send. */
async function checked<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (cause) {
    throw refused(cause);
  }
}
