import { AppError } from '@sojourn/node-kit';
import type { Request, RequestHandler } from 'express';

const WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);
/** How long a browser may take to send a body (BR-1) unless its route says otherwise; after it nobody is asked. */
export const BODY_LIMIT_MS = 5_000;

const tooLarge = () => new AppError('too-large', 'This request is too large.');
const notWhole = (cause?: unknown) =>
  new AppError('request-timeout', 'The request was not sent whole in time. Please try again.', { cause });

/**
 * The whole body of a request, or null where none belongs. It is read before a connection to a service is taken: a
 * browser that stops halfway, or sends for ever, is then no fault of the service and holds nothing of it.
 * @throws AppError `too-large` above the limit; `bad-input` for a body where none belongs, which a service could take
 *   for another request; `request-timeout` when the browser left halfway or took longer than `limitMs`
 */
export async function readBody(req: Request, maxBytes: number, limitMs = BODY_LIMIT_MS): Promise<Buffer | null> {
  const declared = Number(req.headers['content-length'] ?? 0);
  const isChunked = req.headers['transfer-encoding'] !== undefined;
  if (!WITH_BODY.has(req.method)) {
    if (declared > 0 || isChunked) throw new AppError('bad-input', 'This request must not have a body.');
    return null;
  }
  if (declared > maxBytes) throw tooLarge();
  if (req.destroyed) throw notWhole();
  const chunks: Buffer[] = [];
  let seen = 0;
  await new Promise<void>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      seen += chunk.length;
      if (seen <= maxBytes) chunks.push(chunk);
      else settle(tooLarge());
    };
    const settle = (error?: AppError) => {
      clearTimeout(limit);
      req.off('data', take);
      // What still comes is thrown away, or the refusal would never be read.
      req.resume();
      if (error) reject(error);
      else resolve();
    };
    const limit = setTimeout(() => settle(notWhole()), limitMs);
    req.on('data', take);
    req.once('end', () => settle());
    req.once('error', (cause) => settle(notWhole(cause)));
    req.once('close', () => settle(notWhole()));
  });
  return Buffer.concat(chunks);
}

/** Whose body was read already: what stands in front of a route may have asked for it. */
const wasRead = new WeakSet<Request>();

/** Reads a JSON body as `req.body` under {@link readBody}'s limits; another kind of body stays unread by the route. */
export const jsonBody =
  (maxBytes: number): RequestHandler =>
  async (req, _res, next) => {
    if (wasRead.has(req)) return next();
    const bytes = await readBody(req, maxBytes);
    wasRead.add(req);
    if (req.headers['content-encoding'] !== undefined) {
      throw new AppError('bad-input', 'The request body must not be compressed.');
    }
    req.body = bytes?.length && req.is('json') ? parseJson(bytes) : undefined;
    next();
  };

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    throw new AppError('bad-input', 'The request body is not valid JSON.', { cause });
  }
}
