/** A device with passkeys, in software: what it makes and signs is real (ES256), so that tests meet the real checks. */
import { createHash, generateKeyPairSync, randomBytes, sign as signBytes, type KeyObject } from 'node:crypto';
import type { NewPasskeyResponse, PasskeyResponse } from '@sojourn/contracts/passkey';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a device, or whoever pretends to be one, may say otherwise than it should. */
export type Twist = {
  challenge?: string;
  origin?: string;
  rpId?: string;
  type?: string;
  crossOrigin?: boolean;
  /** Whether the person showed a finger, a face or a PIN. */
  isVerified?: boolean;
  isPresent?: boolean;
  userHandle?: string | undefined;
  counter?: number;
  /** The id of another credential, with a key of its own. */
  id?: string;
};

type Made = { id: string; privateKey: KeyObject; handle: string; counter: number };

const FLAGS = { present: 0x01, verified: 0x04, canBeBackedUp: 0x08, isBackedUp: 0x10, hasCredential: 0x40 };
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();

/** @param device.counts whether it counts its uses, as security keys do and passkeys that are backed up do not */
export function createAuthenticator({ origin = 'https://sojourn.example', counts = false, isBackedUp = true } = {}) {
  const made: Made[] = [];

  const clientData = (type: string, challenge: string, twist: Twist): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: twist.type ?? type,
        challenge: twist.challenge ?? challenge,
        origin: twist.origin ?? origin,
        crossOrigin: twist.crossOrigin ?? false,
        ...(twist.crossOrigin && { topOrigin: 'https://evil.example' }),
      }),
    );

  function authenticatorData(counter: number, twist: Twist, credential = Buffer.alloc(0)): Buffer {
    const { isPresent = true, isVerified = true, rpId = new URL(origin).hostname } = twist;
    const flags =
      (isPresent ? FLAGS.present : 0) |
      (isVerified ? FLAGS.verified : 0) |
      (isBackedUp ? FLAGS.canBeBackedUp | FLAGS.isBackedUp : 0) |
      (credential.length > 0 ? FLAGS.hasCredential : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.of(flags), count, credential]);
  }

  return {
    made,

    /** Makes a passkey, as `navigator.credentials.create` answers it. */
    create(options: { challenge: string; user: { id: string } }, twist: Twist = {}): NewPasskeyResponse {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const idBytes = twist.id === undefined ? randomBytes(32) : Buffer.from(twist.id, 'base64url');
      const credential = { id: text(idBytes), privateKey, handle: options.user.id, counter: 0 };
      made.push(credential);
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const coseKey = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.from([0, idBytes.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, idBytes, isoCBOR.encode(coseKey)]);
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authenticatorData(twist.counter ?? 0, twist, attested))],
      ]);
      return {
        id: credential.id,
        rawId: credential.id,
        type: 'public-key',
        response: {
          clientDataJSON: text(clientData('webauthn.create', options.challenge, twist)),
          attestationObject: text(isoCBOR.encode(attestation)),
          transports: ['internal', 'hybrid'],
        },
        clientExtensionResults: {},
      };
    },

    /** Signs a challenge with its latest passkey, as `navigator.credentials.get` answers it. */
    get({ challenge }: { challenge: string }, twist: Twist = {}): PasskeyResponse {
      const credential = made.at(-1);
      if (!credential) throw new Error('this device has no passkey');
      if (counts) credential.counter += 1;
      const data = authenticatorData(twist.counter ?? credential.counter, twist);
      const client = clientData('webauthn.get', challenge, twist);
      const signature = signBytes('sha256', Buffer.concat([data, sha256(client)]), credential.privateKey);
      const id = twist.id ?? credential.id;
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
          userHandle: 'userHandle' in twist ? twist.userHandle : credential.handle,
        },
        clientExtensionResults: {},
      };
    },
  };
}
