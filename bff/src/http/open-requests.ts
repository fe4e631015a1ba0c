import { AppError } from '@sojourn/node-kit';
import type { Request, RequestHandler, Response } from 'express';
import { networkOf } from './network';
import type { OwnerOf } from './rate-limit';

/** How much one address may have open at once (CAP-1). Released files are cheap, and HTTP/2 asks for them by the dozen. */
export type OpenLimits = { requests: number; streams: number; files: number };

/** Counts what each address has open, and ends what will never end by itself. */
export type OpenRequests = { handler: RequestHandler; close(): void };

/** How often what is open is looked at, in ms. */
export const SWEEP_MS = 15_000;
/** Who takes less than this between two looks, while more waits for them, does not read; in bytes. */
export const LEAST_TAKEN_BYTES = 4_096;

/** What a browser that is known has for itself when its network has everything open: as many as HTTP/1.1 asks at once. */
const OWN = 6;

/** Links and sign-ins have places of their own beside the other requests, as many. */
type Kind = keyof OpenLimits | 'links' | 'signIns';
type Exchange = { req: Request; res: Response; taken: number | undefined };

const REQUESTS = 'Too many requests from your address are under way. Please wait a moment and try again.';
const sentences: Record<Kind, string> = {
  requests: REQUESTS,
  links: REQUESTS,
  signIns: REQUESTS,
  streams: 'Too many searches from your address are under way. Please wait for one to end and try again.',
  files: 'Too many files are on their way to your address. Please wait a moment and try again.',
};

/** See {@link OpenRequests}. */
export function createOpenRequests(limits: OpenLimits, ownerOf: OwnerOf = () => null): OpenRequests {
  const open = new Map<string, number>();
  const exchanges = new Set<Exchange>();
  const sweep = setInterval(() => exchanges.forEach((each) => endWhatDoesNotEnd(each, exchanges)), SWEEP_MS).unref();

  /** Takes a place; returns what gives it back, or undefined when there is none. */
  const take = (key: string, most: number): (() => void) | undefined => {
    const count = open.get(key) ?? 0;
    if (count >= most) return undefined;
    open.set(key, count + 1);
    return () => {
      const left = (open.get(key) as number) - 1;
      if (left === 0) open.delete(key);
      else open.set(key, left);
    };
  };
  const takeOwn = (kind: Kind, req: Request) => {
    const owner = ownerOf(req);
    return owner === null ? undefined : take(`${kind} of ${owner}`, OWN);
  };

  const handler: RequestHandler = (req, res, next) => {
    const kind = kindOf(req);
    const most = kind === 'links' || kind === 'signIns' ? limits.requests : limits[kind];
    const exchange: Exchange = { req, res, taken: undefined };
    exchanges.add(exchange);
    const giveBack = take(`${kind} ${networkOf(req.ip)}`, most) ?? takeOwn(kind, req);
    res.once('close', () => {
      // A body that still comes is waited for until the next look.
      if (req.complete) exchanges.delete(exchange);
      giveBack?.();
    });
    if (giveBack) return next();
    throw new AppError('too-many-requests', sentences[kind], { retryAfterSeconds: 1 });
  };
  return { handler, close: () => clearInterval(sweep) };
}

/** Without a body: whoever sends one slowly would hold a place. */
const LINKS = /^\/(?:api\/(?:ai\/)?)?shared\//;
const FILES = /^\/(?:assets|mf\/[^/]+)\//;

function kindOf(req: Request): Kind {
  if (FILES.test(req.path)) return 'files';
  if (req.headers.accept?.includes('text/event-stream')) return 'streams';
  if (req.method === 'POST') return req.path === '/api/login' ? 'signIns' : 'requests';
  return LINKS.test(req.path) ? 'links' : 'requests';
}

/** Cuts a connection whose browser does not take its answer, or goes on sending behind it; both hold memory of ours. */
function endWhatDoesNotEnd(exchange: Exchange, exchanges: Set<Exchange>): void {
  const { req, res } = exchange;
  const { socket } = req;
  const waiting = socket.writableLength;
  const taken = socket.bytesWritten - waiting;
  const isStuck = waiting > 0 && exchange.taken !== undefined && taken - exchange.taken < LEAST_TAKEN_BYTES;
  exchange.taken = taken;
  if (res.closed) exchanges.delete(exchange);
  if (isStuck || (res.closed && !req.complete)) socket.destroy();
}
