import { sign, unsign } from 'cookie-signature';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { cookieKeyOf } from './cookie-key';

/** What every attempt has: `state` tells it from others and cannot be guessed, `startedAt` is in ms. */
type Attempt = { state: string; startedAt: number };

/** `name` is of the kind of attempt, and begins its cookies' names. */
export type AttemptParts<T extends Attempt> = {
  name: string;
  schema: z.ZodType<T>;
  lifeMs: number;
  secret: string;
  secure: boolean;
  now?: () => number;
};

/** Tabs in which somebody began and did not come back; more cookies would make every request longer. */
const MOST = 4;

/**
 * What somebody began and has to come back for, each in a signed cookie of its own: two tabs at once do not touch each
 * other, and whoever never comes back leaves nothing on the server. The browser that holds the cookie is the one that may
 * end it.
 */
export function createSignedAttempts<T extends Attempt>(parts: AttemptParts<T>) {
  const { name: kind, schema, lifeMs, secret, secure, now = Date.now } = parts;
  const key = cookieKeyOf(secret, `${kind}-attempt`);
  const prefix = secure ? `__Host-${kind}-` : `${kind}-`;
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const nameOf = (state: string) => prefix + state.slice(0, 16);

  function* attemptsIn(req: Request): Generator<[name: string, attempt: T]> {
    for (const pair of (req.headers.cookie ?? '').split(/;\s*/)) {
      const [name = '', value = ''] = pair.split('=');
      const text = name.startsWith(prefix) && unsign(value, key);
      const attempt = text && schema.safeParse(decoded(text));
      if (attempt && attempt.success) yield [name, attempt.data];
    }
  }

  return {
    /** Gives the browser what it needs to end the attempt; of those it has, the newest stay. */
    begin(req: Request, res: Response, attempt: T): void {
      const others = [...attemptsIn(req)].sort(([, one], [, other]) => other.startedAt - one.startedAt);
      for (const [name] of others.slice(MOST - 1)) res.clearCookie(name, options);
      const text = Buffer.from(JSON.stringify(attempt)).toString('base64url');
      res.cookie(nameOf(attempt.state), sign(text, key), { ...options, maxAge: lifeMs, encode: String });
    },

    /** The attempt that a browser comes back from, or undefined when it is not its own, or too old; it is over then. */
    end(req: Request, res: Response, state: unknown): T | undefined {
      const found = [...attemptsIn(req)].find(([, attempt]) => attempt.state === state);
      if (!found) return undefined;
      const [name, attempt] = found;
      res.clearCookie(name, options);
      return now() - attempt.startedAt < lifeMs ? attempt : undefined;
    },
  };
}

function decoded(text: string): unknown {
  return JSON.parse(Buffer.from(text, 'base64url').toString());
}
