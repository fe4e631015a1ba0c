/** Passkeys: what is stored of one, and what holds for it whatever the protocol says. */
import { passkeyTransports, type SeenPasskey } from '@sojourn/contracts/passkey';

/** How a device can be reached. */
export type PasskeyTransport = (typeof passkeyTransports)[number];

/**
 * A passkey of an account. `handle` is how devices call the account: random, one for all passkeys of an account.
 * `credentialId` and `publicKey` (COSE) are base64url, `counter` is 0 for ever on devices that do not count.
 */
export type Passkey = {
  id: string;
  userId: string;
  handle: string;
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: PasskeyTransport[];
  name: string;
  isBackedUp: boolean;
  madeAt: Date;
  lastUsedAt: Date | null;
};

/** What verifying a new passkey learns about it. */
export type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'isBackedUp'>;

/** What verifying a use of a passkey learns about it. */
export type PasskeyUse = Pick<Passkey, 'counter' | 'isBackedUp'>;

/**
 * Whether a device's counter is ahead of the stored one; a device that never counts says 0 for ever. One that is not was
 * copied, or its copy was used first (WebAuthn, section 6.1.1).
 */
export const isCounterAhead = (stored: number, given: number): boolean =>
  given > stored || (given === 0 && stored === 0);

/** Of the ways a browser names, those that a browser can be told again. */
export const knownTransportsOf = (named: readonly string[] = []): PasskeyTransport[] =>
  passkeyTransports.filter((each) => named.includes(each));

/** What a passkey is called until its owner names it. */
export const firstNameOf = (browser: string | undefined): string => browser ?? 'Passkey';

/** What the owner sees of a passkey. */
export const seenPasskeyOf = ({ id, name, madeAt, lastUsedAt, isBackedUp }: Passkey): SeenPasskey => ({
  id,
  name,
  madeAt: madeAt.toISOString(),
  lastUsedAt: lastUsedAt && lastUsedAt.toISOString(),
  isBackedUp,
});
