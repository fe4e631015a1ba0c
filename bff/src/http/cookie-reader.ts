import type { Request } from 'express';

/**
 * Reads the cookie of a name as it was sent, the first where it came twice, as express-session does; undefined when there
 * is none. Where several names are given, the first cookie with one of them. One pattern instead of the `cookie` package,
 * which takes apart and decodes all that a browser holds: each proxied call asks for one cookie of eight or more.
 * @param names of cookies, which have no characters that a pattern would read otherwise
 */
export function createCookieReader(...names: string[]): (req: Pick<Request, 'headers'>) => string | undefined {
  const pattern = new RegExp(`(?:^|;\\s*)(?:${names.join('|')})=([^;]*)`);
  return ({ headers }) => pattern.exec(headers.cookie ?? '')?.[1];
}
