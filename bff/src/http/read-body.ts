import { AppError } from '@sojourn/node-kit';
import type { Request } from 'express';

const WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);

const tooLarge = () => new AppError('too-large', 'This request is too large.');

/**
 * The whole body of a request that is to be passed on, or null where none belongs. It is read before the service is
 * asked: a browser that stops halfway, or sends for ever, is then no fault of the service (Node ends it after 30 s).
 * @throws AppError `too-large` above the limit; `bad-input` for a body where none belongs, which a service could take
 *   for another request; `timed-out` when the browser left halfway
 */
export function readBody(req: Request, maxBytes: number): Promise<Buffer> | null {
  const declared = Number(req.headers['content-length'] ?? 0);
  const isChunked = req.headers['transfer-encoding'] !== undefined;
  if (!WITH_BODY.has(req.method)) {
    if (declared > 0 || isChunked) throw new AppError('bad-input', 'This request must not have a body.');
    return null;
  }
  if (declared > maxBytes) throw tooLarge();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let seen = 0;
    const take = (chunk: Buffer) => {
      seen += chunk.length;
      if (seen <= maxBytes) return void chunks.push(chunk);
      req.off('data', take);
      reject(tooLarge());
    };
    req.on('data', take);
    req.once('end', () => resolve(Buffer.concat(chunks)));
    req.once('error', (cause) => reject(new AppError('timed-out', 'The request was not sent whole.', { cause })));
  });
}
