/** The body of an upload: the bytes of one file as they are. */
import { MAX_DOCUMENT_BYTES } from '@sojourn/contracts/plan';
import { AppError } from '@sojourn/node-kit';
import express, { type Request } from 'express';

const BYTES = 'application/octet-stream';

export const fileBody = () => express.raw({ type: BYTES, limit: MAX_DOCUMENT_BYTES });

/** @param what `file`, for the sentence. @throws AppError `bad-input` when no bytes came */
export function bytesOf(req: Request, what: string): Buffer {
  const bytes: unknown = req.body;
  if (!Buffer.isBuffer(bytes)) throw new AppError('bad-input', `Please send the bytes of a ${what} as ${BYTES}.`);
  return bytes;
}
