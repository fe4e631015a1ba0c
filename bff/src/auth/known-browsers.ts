import { createHash, randomBytes } from 'node:crypto';
import { credentialsSchema, foldName, type Credentials } from '@sojourn/contracts';
import { sign, unsign } from 'cookie-signature';
import type { CookieOptions, Request, Response } from 'express';
import { createCookieReader } from '../http/cookie-reader';
import { cookieKeyOf } from './cookie-key';

/**
 * Browsers that somebody has signed in with, known by a cookie that says under which names: so that who guesses a
 * password from everywhere is slowed, and the owner is not.
 * @see https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export type KnownBrowsers = {
  /** Whether this browser was signed in with under that name. @returns what tells it from other browsers, or null */
  find(req: Request, name: string): string | null;
  /** Whether it was, under the name that is in the body of a sign-in. */
  isOfName(req: Request): boolean;
  /** The account that signed in with this browser last, as a digest; null for a browser that is new to us. */
  ownerOf(req: Request): string | null;
  /** Makes this browser known under these names; others it is known under stay. */
  remember(req: Request, res: Response, names: readonly string[]): void;
};

const LIFE_MS = 365 * 24 * 3_600_000;
/** People who share a browser, each with a username and an address. */
const MOST_NAMES = 12;
const CONTENT = /^([\w-]{22})\.((?:[\w-]{22}~?){0,12})$/;

/** @param secret signs the cookies; nothing is stored */
export function createKnownBrowsers({ secret, secure }: { secret: string; secure: boolean }): KnownBrowsers {
  const cookieName = secure ? '__Host-known' : 'known';
  const cookieOf = createCookieReader(cookieName);
  // A cookie's signature has characters of base64, which a cookie may hold as they are.
  const options: CookieOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: LIFE_MS,
    encode: String,
  };
  const key = cookieKeyOf(secret, 'known-browser');

  const read = (req: Request): { id: string; names: string[] } | null => {
    const content = unsign(cookieOf(req) ?? '', key);
    const [, id, names = ''] = (content && CONTENT.exec(content)) || [];
    return id ? { id, names: names.split('~').filter(Boolean) } : null;
  };

  const find: KnownBrowsers['find'] = (req, name) => {
    const known = read(req);
    return known?.names.includes(keyOf(name)) ? known.id : null;
  };

  return {
    find,
    isOfName(req) {
      const { success, data } = credentialsSchema.shape.username.safeParse(
        (req.body as Partial<Credentials>)?.username,
      );
      return success && find(req, data) !== null;
    },
    ownerOf: (req) => read(req)?.names[0] ?? null,
    remember(req, res, names) {
      const known = read(req);
      const id = known?.id ?? randomBytes(16).toString('base64url');
      const all = [...new Set([...names.map(keyOf), ...(known?.names ?? [])])].slice(0, MOST_NAMES);
      const content = `${id}.${all.join('~')}`;
      res.cookie(cookieName, sign(content, key), options);
    },
  };
}

/** As accounts compare names; a digest, so that a cookie tells nobody who uses the browser. */
const keyOf = (name: string) => createHash('sha256').update(foldName(name)).digest('base64url').slice(0, 22);
