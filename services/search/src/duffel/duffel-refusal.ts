/** What Duffel refuses, in words for the person who waits (https://duffel.com/docs/api/overview/errors). */
import { AppError } from '@sojourn/node-kit';
import { z } from 'zod';

const errorsSchema = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) });
const MOST_OF_ITS_WORDS = 200;
const LATER = { retryAfterSeconds: 600 };

/** Its own first sentence, as plain words. */
function wordsIn(body: string): string {
  try {
    const { data } = errorsSchema.safeParse(JSON.parse(body));
    const said = data?.errors[0]?.message.replace(/[\s`<>]+/g, ' ').trim() ?? '';
    return said && ` It says: ${said.slice(0, MOST_OF_ITS_WORDS)}`;
  } catch {
    return '';
  }
}

/**
 * The error for a status that says what is wrong, undefined for any other: a key that is not accepted is nothing that
 * another try mends, and a question that cannot be answered is to be asked otherwise.
 * @param name as in messages: `flight`
 */
export const duffelRefusal =
  (name: string) =>
  (status: number, body: string): AppError | undefined => {
    const cause = new Error(`Duffel answered ${status}: ${body.slice(0, MOST_OF_ITS_WORDS)}`);
    if (status === 401)
      return new AppError('unavailable', `The ${name} provider does not accept the key of this portal.`, { cause, ...LATER }); // prettier-ignore
    if (status === 403)
      return new AppError('unavailable', `The ${name} provider has not opened this search to this portal.`, { cause, ...LATER }); // prettier-ignore
    if (status === 404)
      return new AppError('not-found', `The ${name} provider does not hold this any more. Please search again.`, {
        cause,
      });
    if (status === 400 || status === 422)
      return new AppError('bad-input', `The ${name} provider cannot search for this.${wordsIn(body)}`, { cause });
    return undefined;
  };
