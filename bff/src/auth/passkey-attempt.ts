import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { createSignedAttempts, type AttemptParts } from './signed-attempts';

/** Somebody was asked to sign `state`, which is the challenge, with a passkey. */
export type PasskeyAttempt = { state: string; startedAt: number };

const schema = z.object({ state: z.string(), startedAt: z.number() });

/** As long as a page may wait for a person who looks for their passkey. */
export const ATTEMPT_MS = 5 * 60_000;

/** Attempts at signing in by a passkey, in the browser: see {@link createSignedAttempts}. */
export function createPasskeyAttempts(parts: Pick<AttemptParts<PasskeyAttempt>, 'secret' | 'secure' | 'now'>) {
  const attempts = createSignedAttempts({ ...parts, name: 'passkey', schema, lifeMs: ATTEMPT_MS });
  const create = (): PasskeyAttempt => ({
    state: randomBytes(32).toString('base64url'),
    startedAt: (parts.now ?? Date.now)(),
  });
  return { create, ...attempts };
}

/** See {@link createPasskeyAttempts}. */
export type PasskeyAttempts = ReturnType<typeof createPasskeyAttempts>;
