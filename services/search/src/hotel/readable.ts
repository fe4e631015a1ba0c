/** What can be read of a provider's answer about stays. */
import type { Hotel } from '@sojourn/contracts';
import { AppError } from '@sojourn/node-kit';
import type { ZodType } from 'zod';

/** The error for an answer of which nothing can be read. */
export const strangeAnswer = (cause: unknown): AppError => {
  const message = 'The hotels provider answers in a way we do not understand. Please try again later.';
  return new AppError('unavailable', message, { cause, retryAfterSeconds: 60 });
};

/**
 * What can be read of a list; `isWhole` is false when some cannot.
 * @throws AppError `unavailable` where nothing can: taken for nothing found, it would show an empty town for a broken answer
 */
export function readableOf<Read>(
  listed: readonly unknown[],
  schema: ZodType<Read>,
): { read: Read[]; isWhole: boolean } {
  const results = listed.map((each) => schema.safeParse(each));
  const read = results.flatMap(({ data }): Read[] => (data === undefined ? [] : [data]));
  if (read.length === 0 && listed.length > 0) throw strangeAnswer(results[0]?.error);
  return { read, isWhole: read.length === listed.length };
}

/** The order in which live stays are shown: the best rated first, then by name. */
export const byRating = (one: Hotel, other: Hotel): number =>
  other.rating - one.rating || (one.name < other.name ? -1 : 1);
