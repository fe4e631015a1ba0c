import { createHmac, randomBytes } from 'node:crypto';
import { sign, unsign } from 'cookie-signature';
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { GoogleChecks } from './google.provider';

/** Why somebody goes to Google: to sign in, or to link it to the account that `userId` names. */
export type GoogleAttempt = GoogleChecks & { returnTo: string; userId: string | null; startedAt: number };

const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: z.string(),
  userId: z.string().nullable(),
  startedAt: z.number(),
});

type AttemptParts = { secret: string; secure: boolean; now?: () => number };

const LIFE_MS = 10 * 60_000;
/** Tabs in which somebody began and did not come back; more cookies would make every request longer. */
const MOST = 4;

const secretText = () => randomBytes(32).toString('base64url');

/**
 * Attempts at signing in with Google, each in a signed cookie of its own: two tabs at once do not touch each other, and
 * whoever never comes back leaves nothing on the server. The browser that holds the cookie is the one that may end it.
 */
export function createGoogleAttempts({ secret, secure, now = Date.now }: AttemptParts) {
  // Of its own, so that no value of one cookie is good for another.
  const key = createHmac('sha256', secret).update('google-attempt').digest('base64url');
  const prefix = secure ? '__Host-google-' : 'google-';
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const nameOf = (state: string) => prefix + state.slice(0, 16);

  function* attemptsIn(req: Request): Generator<[name: string, attempt: GoogleAttempt]> {
    for (const pair of (req.headers.cookie ?? '').split(/;\s*/)) {
      const [name = '', value = ''] = pair.split('=');
      const text = name.startsWith(prefix) && unsign(value, key);
      const attempt = text && attemptSchema.safeParse(decoded(text));
      if (attempt && attempt.success) yield [name, attempt.data];
    }
  }

  return {
    create: ({ returnTo, userId }: Pick<GoogleAttempt, 'returnTo' | 'userId'>): GoogleAttempt => ({
      state: secretText(),
      nonce: secretText(),
      codeVerifier: secretText(),
      returnTo,
      userId,
      startedAt: now(),
    }),

    /** Gives the browser what it needs to end the attempt; of those it has, the newest stay. */
    begin(req: Request, res: Response, attempt: GoogleAttempt): void {
      const others = [...attemptsIn(req)].sort(([, one], [, other]) => other.startedAt - one.startedAt);
      for (const [name] of others.slice(MOST - 1)) res.clearCookie(name, options);
      const text = Buffer.from(JSON.stringify(attempt)).toString('base64url');
      res.cookie(nameOf(attempt.state), sign(text, key), { ...options, maxAge: LIFE_MS, encode: String });
    },

    /** The attempt that a browser comes back from, or undefined when it is not its own, or too old; it is over then. */
    end(req: Request, res: Response, state: unknown): GoogleAttempt | undefined {
      const found = [...attemptsIn(req)].find(([, attempt]) => attempt.state === state);
      if (!found) return undefined;
      const [name, attempt] = found;
      res.clearCookie(name, options);
      return now() - attempt.startedAt < LIFE_MS ? attempt : undefined;
    },
  };
}

/** See {@link createGoogleAttempts}. */
export type GoogleAttempts = ReturnType<typeof createGoogleAttempts>;

function decoded(text: string): unknown {
  return JSON.parse(Buffer.from(text, 'base64url').toString());
}
