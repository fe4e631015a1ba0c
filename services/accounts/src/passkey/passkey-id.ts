import { digestOfToken } from '@sojourn/node-kit';

/** The id of a passkey: a digest, because a device may choose a credential id of 1,023 bytes. */
export const passkeyIdOf = (credentialId: string): string => digestOfToken(credentialId);
