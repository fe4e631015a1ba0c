/**
 * A new idempotency key, 32 hexadecimal digits: it names one press of a button, so that a repeated request makes nothing
 * twice. Not `crypto.randomUUID`: it is missing where a page is not served by https.
 */
export function newIdempotencyKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
