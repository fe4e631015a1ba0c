/** Answers that are JSON already. */
import type { Response } from 'express';

/** Sends JSON bytes as they are, with the headers of `res.json`. */
export function sendJsonBody(res: Response, body: Buffer): void {
  res.setHeader('content-type', 'application/json; charset=utf-8');
  res.setHeader('content-length', body.length);
  res.end(body);
}
