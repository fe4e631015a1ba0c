import type { Request } from 'express';

/** A form in which text can be sent, best first. */
export const compressions = ['br', 'gzip'] as const;

/** One of {@link compressions}. */
export type Compression = (typeof compressions)[number];

/**
 * The compressions a browser takes, best first. Express would go by the order in the header, and browsers write
 * `gzip, deflate, br` while taking all alike.
 */
export function acceptedCompressions(req: Request): Compression[] {
  const accepted = new Set(req.acceptsEncodings());
  return compressions.filter((each) => accepted.has(each));
}
