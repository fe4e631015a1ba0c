import { constants } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler, Response } from 'express';

/** Answers of fewer bytes are sent as they are: they fit in a packet either way. */
export const COMPRESSED_FROM_BYTES = 1_024;

// Each answer is compressed for one reader: level 4 takes a millisecond where 11 takes a hundred.
const QUALITY = 4;

const TEXT = /^(?:application\/(?:[\w.-]+\+)?json|text\/(?!event-stream))/;

/** Events are for now, not for when a block is full; a part of something (206) is a part of its bytes as they are. */
const isCompressible = (res: Response) =>
  res.statusCode !== 206 && TEXT.test(String(res.getHeader('content-type') ?? ''));

/**
 * Compresses answers as they stream, by brotli or gzip, whichever the browser takes; HEAD, 304 and what is compressed
 * already stay as they are. Only for answers without secrets (route-map.ts).
 */
export const compressAnswers: RequestHandler = compression({
  threshold: COMPRESSED_FROM_BYTES,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
  filter: (_req, res) => isCompressible(res as Response),
});
