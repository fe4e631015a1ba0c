/** One call that reports how far it is: a POST answered by server-sent events. */
import { asApiError } from './api-request';
import type { ApiStream } from './event-stream';

export type { ApiStream };

/**
 * Calls the bff and follows the answer as it is made. Aborting the signal cancels the work on the server.
 * @throws ApiError for an `error` event, an answer that is not OK, silence, and a stream that ends without a result
 */
export async function apiStream<Progress, Result>(call: ApiStream<Progress, Result>): Promise<Result> {
  const { followEventStream } = await import('./event-stream').catch((error: unknown) => {
    throw asApiError(error, call.signal);
  });
  return followEventStream(call);
}
