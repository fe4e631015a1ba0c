import { AppError } from '@sojourn/node-kit';
import type { Request, RequestHandler, Response } from 'express';
import { networkOf } from './network';

/** How much one address may have open at once (CAP-1). Released files are cheap, and HTTP/2 asks for them by the dozen. */
export type OpenLimits = { requests: number; streams: number; files: number };

/** Counts what each address has open, and ends what will never end by itself. */
export type OpenRequests = { handler: RequestHandler; close(): void };

/** How often what is open is looked at, in ms. */
export const SWEEP_MS = 15_000;
/** Who takes less than this between two looks, while more waits for them, does not read; in bytes. */
export const LEAST_TAKEN_BYTES = 4_096;

type Kind = keyof OpenLimits;
type Exchange = { req: Request; res: Response; taken: number | undefined };

const sentences: Record<Kind, string> = {
  requests: 'Too many requests from your address are under way. Please wait a moment and try again.',
  streams: 'Too many searches from your address are under way. Please wait for one to end and try again.',
  files: 'Too many files are on their way to your address. Please wait a moment and try again.',
};

/** See {@link OpenRequests}. */
export function createOpenRequests(limits: OpenLimits): OpenRequests {
  const open = new Map<string, number>();
  const exchanges = new Set<Exchange>();
  const sweep = setInterval(() => exchanges.forEach((each) => endWhatDoesNotEnd(each, exchanges)), SWEEP_MS).unref();

  const handler: RequestHandler = (req, res, next) => {
    const kind = kindOf(req);
    const key = `${kind} ${networkOf(req.ip)}`;
    const count = open.get(key) ?? 0;
    const exchange: Exchange = { req, res, taken: undefined };
    exchanges.add(exchange);
    if (count < limits[kind]) open.set(key, count + 1);
    res.once('close', () => {
      // A body that still comes is waited for until the next look.
      if (req.complete) exchanges.delete(exchange);
      if (count >= limits[kind]) return;
      const left = (open.get(key) as number) - 1;
      if (left === 0) open.delete(key);
      else open.set(key, left);
    });
    if (count < limits[kind]) return next();
    throw new AppError('too-many-requests', sentences[kind], { retryAfterSeconds: 1 });
  };
  return { handler, close: () => clearInterval(sweep) };
}

const FILES = /^\/(?:assets|mf\/[^/]+)\//;

function kindOf(req: Request): Kind {
  if (FILES.test(req.path)) return 'files';
  return req.headers.accept?.includes('text/event-stream') ? 'streams' : 'requests';
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
