import { statusOfCode, type ErrorCode } from '@sojourn/contracts';

/** What an {@link AppError} may carry besides its code and message. */
export type AppErrorOptions = {
  cause?: unknown;
  /** Sent to the caller under `details`: field faults, a current version… never a secret. */
  details?: unknown;
  /** Becomes the `Retry-After` header, in seconds. */
  retryAfterSeconds?: number;
};

/**
 * The one error an application throws on purpose; its message is a sentence for a person.
 * @example throw new AppError('not-found', 'This trip does not exist.')
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined);
    this.code = code;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  /** The HTTP status its code travels under. */
  get status(): number {
    return statusOfCode[this.code];
  }
}
