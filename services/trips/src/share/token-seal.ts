/** Tokens of links at rest: readable only with a key that the database does not have. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
/** Bytes, as NIST SP 800-38D recommends for GCM. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Bound to the id of a link: what is sealed for one opens for no other. */
export type TokenSeal = {
  seal(token: string, linkId: string): string | undefined;
  /** Null for what was sealed with another key, for another link, or not at all. */
  open(sealed: string | undefined, linkId: string): string | null;
};

/** @param key 32 bytes as base64url; without it nothing is sealed, and a link is told once */
export function createTokenSeal(key: string | undefined): TokenSeal {
  if (key === undefined) return { seal: () => undefined, open: () => null };
  const secret = Buffer.from(key, 'base64url');
  return {
    seal(token, linkId) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, secret, nonce);
      cipher.setAAD(Buffer.from(linkId));
      const text = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
    },

    open(sealed, linkId) {
      const bytes = Buffer.from(sealed ?? '', 'base64url');
      if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv(CIPHER, secret, bytes.subarray(0, NONCE_BYTES));
      decipher.setAAD(Buffer.from(linkId));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      try {
        const text = bytes.subarray(NONCE_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
      } catch {
        // The tag does not fit: another key, or bytes that somebody changed.
        return null;
      }
    },
  };
}
