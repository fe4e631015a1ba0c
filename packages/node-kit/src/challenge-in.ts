/**
 * The challenge that a device says it answers; null where none can be read. Nothing of it is believed before the answer is
 * verified.
 * @param clientDataJSON of a passkey's response, base64url of JSON (WebAuthn Level 3, section 5.8.1)
 */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const challenge = data instanceof Object && 'challenge' in data ? data.challenge : null;
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
