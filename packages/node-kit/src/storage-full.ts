import { AppError } from './app-error';

// Stores try again every second, and whoever frees the disk does so in minutes.
const RETRY_AFTER_SECONDS = 10;

/** The refusal of a write that found no room on the disk: what is stored already can be read as ever. */
export function storageFull(cause?: unknown): AppError {
  const message = 'Nothing new can be saved at the moment. What you saved before is safe; please try again in a while.';
  return new AppError('storage-full', message, { cause, retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/**
 * Whether Redis refused a write because its disk (`MISCONF`) or its memory (`OOM`) is full, by itself or inside a script.
 * @see https://redis.io/docs/latest/develop/reference/protocol-spec/#simple-errors
 */
export const isRedisFull = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ReplyError' && /\b(MISCONF|OOM)\b/.test(error.message);
