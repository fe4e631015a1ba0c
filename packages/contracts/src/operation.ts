/** What the table of operations is made of. */
import type { z } from './zod';

type Schema = z.core.$ZodType;

/**
 * One call: `path` in OpenAPI form, `auth` whether it needs somebody signed in, schemas of what goes and comes. `area`
 * is the service that answers it; those of `accounts` and `portal` the bff answers itself.
 */
export type Operation = {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  summary: string;
  area: 'accounts' | 'trips' | 'search' | 'ai' | 'portal';
  auth: 'anyone' | 'user';
  query?: Schema;
  body?: Schema;
  /** The body is a file of so many bytes at most, as `application/octet-stream`. */
  fileBytes?: number;
  /** What is answered; null for a file. */
  answer: Schema | null;
};
