import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A fresh token: 256 random bits in 43 characters of base64url. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** SHA-256 of a token. No salt: 256 random bits cannot be guessed. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
