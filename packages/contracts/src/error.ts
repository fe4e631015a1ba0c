/** What went wrong, in a closed list of codes, the same on every wire. */
import { z } from './zod';

/**
 * Every code an error answer may carry. A new one is added here and in {@link statusOfCode}. `limit-reached`: there may be
 * no more of a thing. `key-reused`: an idempotency key came with another body than before. `overloaded`: a service has as
 * much to do as it takes, and is well otherwise. `model-failed`: a language model gave no answer, and ours can be asked.
 */
export const errorCodes = [
  'bad-input',
  'sign-in-required',
  'wrong-credentials',
  'not-allowed',
  'not-found',
  'conflict',
  'request-timeout',
  'limit-reached',
  'key-reused',
  'too-large',
  'too-many-requests',
  'unavailable',
  'overloaded',
  'model-failed',
  'timed-out',
  'storage-full',
  'internal',
] as const;

/** One of {@link errorCodes}. */
export type ErrorCode = (typeof errorCodes)[number];

/** The HTTP status each code travels under; nothing else decides a status. */
export const statusOfCode: Record<ErrorCode, number> = {
  'bad-input': 400,
  'sign-in-required': 401,
  'wrong-credentials': 401,
  'not-allowed': 403,
  'not-found': 404,
  conflict: 409,
  'request-timeout': 408,
  'limit-reached': 409,
  'key-reused': 422,
  'too-large': 413,
  'too-many-requests': 429,
  unavailable: 503,
  overloaded: 503,
  'model-failed': 503,
  'timed-out': 504,
  'storage-full': 507,
  internal: 500,
};

/** A fault in one field of the input: `path` is dotted (`passengers.adults`), `message` a sentence for a person. */
export const fieldFaultSchema = z.object({ path: z.string(), message: z.string() });

/** The body of every answer that is not OK. `details` holds field faults, or whatever the code's reader needs. */
export const errorBodySchema = z.object({
  message: z.string(),
  code: z.enum(errorCodes),
  requestId: z.string(),
  details: z.optional(z.unknown()),
});

/** See {@link errorBodySchema}. */
export type ErrorBody = z.infer<typeof errorBodySchema>;
/** See {@link fieldFaultSchema}. */
export type FieldFault = z.infer<typeof fieldFaultSchema>;
