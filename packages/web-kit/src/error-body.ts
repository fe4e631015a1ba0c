import type { ErrorBody, ErrorCode } from '@sojourn/contracts';

// Written out so that the shell starts without zod (8 kB); error-body.test.ts holds it against the contract.
const codes: Record<ErrorCode, true> = {
  'bad-input': true,
  'sign-in-required': true,
  'wrong-credentials': true,
  'not-allowed': true,
  'not-found': true,
  conflict: true,
  'request-timeout': true,
  'limit-reached': true,
  'key-reused': true,
  'too-large': true,
  'too-many-requests': true,
  unavailable: true,
  overloaded: true,
  'model-failed': true,
  'timed-out': true,
  'storage-full': true,
  internal: true,
};

/** The error body in an answer, or undefined where it is none: what `errorBodySchema` of the contracts accepts. */
export function readErrorBody(body: unknown): Pick<ErrorBody, 'code' | 'message'> | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { code, message, requestId } = body as Record<string, unknown>;
  if (typeof code !== 'string' || !Object.hasOwn(codes, code)) return undefined;
  if (typeof message !== 'string' || typeof requestId !== 'string') return undefined;
  return { code: code as ErrorCode, message };
}
