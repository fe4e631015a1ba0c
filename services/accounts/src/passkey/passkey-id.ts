import { digestOf } from '../token/new-token';

/** The id of a passkey: a digest, because a device may choose a credential id of 1,023 bytes. */
export const passkeyIdOf = (credentialId: string): string => digestOf(credentialId);
