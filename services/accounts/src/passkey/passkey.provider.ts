/** The port to the protocol of passkeys: what a browser is asked, and whether what it answers is right. */
import type { NewPasskeyOptions, NewPasskeyResponse, PasskeyAssertion } from '@sojourn/contracts/passkey';
import type { NewPasskey, Passkey, PasskeyUse } from './passkey.model';

/** For whom a passkey is made. `names` are what a device shows; `existing` are not made a second time on one device. */
export type PasskeyOrder = {
  challenge: string;
  handle: string;
  names: { username: string; fullName: string };
  existing: readonly Pick<Passkey, 'credentialId' | 'transports'>[];
};

/** Answers that are not right throw AppError `wrong-credentials`, with the reason as its cause. */
export type PasskeyProvider = {
  optionsFor(order: PasskeyOrder): Promise<NewPasskeyOptions>;
  verifyNew(answer: { challenge: string; response: NewPasskeyResponse }): Promise<NewPasskey>;
  /** Checks everything but the counter, which is the account's to judge. */
  verifyUse(passkey: Passkey, assertion: PasskeyAssertion): Promise<PasskeyUse>;
};
