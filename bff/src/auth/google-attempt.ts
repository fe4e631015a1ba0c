import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { GoogleChecks } from './google.provider';
import { createSignedAttempts, type AttemptParts } from './signed-attempts';

/** Why somebody goes to Google: to sign in, or to link it to the account that `userId` names. */
export type GoogleAttempt = GoogleChecks & { returnTo: string; userId: string | null; startedAt: number };

const schema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: z.string(),
  userId: z.string().nullable(),
  startedAt: z.number(),
});

const LIFE_MS = 10 * 60_000;

const secretText = () => randomBytes(32).toString('base64url');

/** Attempts at signing in with Google, in the browser: see {@link createSignedAttempts}. */
export function createGoogleAttempts(parts: Pick<AttemptParts<GoogleAttempt>, 'secret' | 'secure' | 'now'>) {
  return {
    create: ({ returnTo, userId }: Pick<GoogleAttempt, 'returnTo' | 'userId'>): GoogleAttempt => ({
      state: secretText(),
      nonce: secretText(),
      codeVerifier: secretText(),
      returnTo,
      userId,
      startedAt: (parts.now ?? Date.now)(),
    }),
    ...createSignedAttempts({ ...parts, name: 'google', schema, lifeMs: LIFE_MS }),
  };
}

/** See {@link createGoogleAttempts}. */
export type GoogleAttempts = ReturnType<typeof createGoogleAttempts>;
