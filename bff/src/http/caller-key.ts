import { createHash } from 'node:crypto';
import { foldName } from '@sojourn/contracts';
import type { Request } from 'express';
import { networkOf } from './network';

const LINK = /^\/api\/(?:ai\/)?shared\/([^/]+)/;

/** The token of a link to something shared that a path of the API begins with, or undefined. */
export const linkTokenOf = (path: string): string | undefined => LINK.exec(path)?.[1];

/**
 * Under which a call is counted: its network; for a link of somebody's, or a name at the sign-in, that as well, so that
 * whoever tries others in the same network uses up nothing of it. A body is looked at where it was read already.
 */
export function callerKeyOf(req: Pick<Request, 'ip' | 'originalUrl' | 'body'>): string {
  const network = networkOf(req.ip);
  const path = req.originalUrl.split('?', 1)[0] as string;
  const { token, username } = (req.body ?? {}) as Record<string, unknown>;
  const subject = linkTokenOf(path) ?? (typeof token === 'string' ? token : undefined);
  if (subject !== undefined) return `${network} ${digest(subject)}`;
  if (path === '/api/login' && typeof username === 'string') return `${network} ${digest(foldName(username))}`;
  return network;
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);
