import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A fresh token for a link: 256 random bits in 43 characters of base64url. */
export const newLinkToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Whether a text can be such a token. */
export const isLinkToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** What is stored of a token: its SHA-256 in base64url. No salt: 256 random bits cannot be guessed (SL-1). */
export const digestOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
