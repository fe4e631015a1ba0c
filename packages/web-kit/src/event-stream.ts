/** How `apiStream` follows an answer: in a file of its own, because few pages do and the shell's start carries it for all. */
import { createParser } from 'eventsource-parser';
import { ApiError, asApiError, createDeadline, failureOf, initOf, parseAnswer, type Schema } from './api-request';
import { readErrorBody } from './error-body';
import { send } from './transport';

/** `schemas.progress` checks each `progress` event, `schemas.result` the last one. */
export type ApiStream<Progress, Result> = {
  path: string;
  body: unknown;
  schemas: { progress: Schema<Progress>; result: Schema<Result> };
  onProgress: (progress: Progress) => void;
  signal?: AbortSignal | undefined;
};

/** A stream that stays silent this long is given up. */
const SILENCE_LIMIT_MS = 30_000;

type ServerEvent = { event?: string | undefined; data: string };

/** The events of an answer as they arrive; what follows the last blank line is no event (WHATWG, server-sent events). */
async function* serverEvents(response: Response, onBytes: () => void): AsyncGenerator<ServerEvent> {
  const reader = response.body?.getReader();
  if (!reader) return;
  const events: ServerEvent[] = [];
  const parser = createParser({ onEvent: (event) => events.push(event) });
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    onBytes();
    parser.feed(decoder.decode(value, { stream: !done }));
    yield* events.splice(0);
    if (done) return;
  }
}

async function failureEvent(data: string): Promise<ApiError> {
  const body: unknown = JSON.parse(data);
  const code = readErrorBody(body)?.code ?? 'internal';
  const { statusOfCode } = await import('@sojourn/contracts');
  return new ApiError(statusOfCode[code], data, body);
}

/** See `apiStream`. */
export async function followEventStream<Progress, Result>(call: ApiStream<Progress, Result>): Promise<Result> {
  const deadline = createDeadline(SILENCE_LIMIT_MS, call.signal);
  try {
    const init = initOf({ method: 'POST', body: call.body, accept: 'text/event-stream', signal: deadline.signal });
    const response = await send(call.path, init);
    if (!response.ok) throw await failureOf(response);
    if (!response.headers.get('content-type')?.includes('text/event-stream')) {
      return parseAnswer(call.schemas.result, await response.json());
    }
    for await (const { event, data } of serverEvents(response, deadline.renew)) {
      if (event === 'progress') call.onProgress(parseAnswer(call.schemas.progress, JSON.parse(data)));
      if (event === 'result') return parseAnswer(call.schemas.result, JSON.parse(data));
      if (event === 'error') throw await failureEvent(data);
    }
    throw ApiError.here('unavailable', 'The answer broke off. Please try again.');
  } catch (error) {
    throw asApiError(error, deadline.signal);
  } finally {
    deadline.clear();
  }
}
