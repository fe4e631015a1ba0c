import { Transform } from 'node:stream';
import { AppError } from '@sojourn/node-kit';
import type { Request } from 'express';

const WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);

const tooLarge = () => new AppError('too-large', 'This request is too large.');

/**
 * Holds a request that is about to be piped to a service to its limit: by its declared length, or while it streams.
 * A body where none belongs is refused, because http-proxy would write it unframed behind the request, and a service
 * would read it as another request.
 * @param onTooLarge called when a body without a declared length passes the limit halfway
 */
export function limitBody(req: Request, maxBytes: number, onTooLarge: (error: AppError) => void): void {
  const declared = Number(req.headers['content-length'] ?? 0);
  const isChunked = req.headers['transfer-encoding'] !== undefined;
  if (!WITH_BODY.has(req.method)) {
    if (declared > 0 || isChunked) throw new AppError('bad-input', 'This request must not have a body.');
    return;
  }
  if (declared > maxBytes) throw tooLarge();
  if (!isChunked) return;

  let seen = 0;
  const limiter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > maxBytes) done(tooLarge());
      else done(null, chunk);
    },
  });
  limiter.once('error', onTooLarge);
  // http-proxy calls `req.pipe(upstream)` itself; this is where the limiter can stand between.
  const pipe = req.pipe.bind(req);
  req.pipe = ((destination: NodeJS.WritableStream) => pipe(limiter).pipe(destination)) as typeof req.pipe;
}
