/** The request layer: same origin, cookie session, one error type, answers checked against their contract. */
import type { ErrorCode } from '@sojourn/contracts';
import { readErrorBody } from './error-body';
import { send } from './transport';

/** The part of a zod schema that is needed here; every schema of `@sojourn/contracts` is one. */
export type Schema<T> = {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: unknown };
};

/**
 * One call. `query` leaves out undefined and empty values; `timeoutMs` is 12 000 (the bff gives up after 8 000).
 * `idempotencyKey` names one press of one button, so that a retry of it makes nothing twice.
 */
export type ApiRequest<T> = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  signal?: AbortSignal | undefined;
  schema: Schema<T>;
  timeoutMs?: number;
  idempotencyKey?: string;
};

const BROWSER_TIMEOUT_MS = 12_000;

/**
 * Any call that did not end well. `message` is the status, a colon and the body's text (spec, section 7); `status` is 0
 * when nothing answered; `body` is the parsed answer and `sentence` the words in it that are meant for a person;
 * `retryAfterMs` is how long the server asked to wait before the next call, undefined where it did not say.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly body: unknown;
  readonly code: ErrorCode | undefined;
  readonly sentence: string | undefined;
  retryAfterMs: number | undefined;

  constructor(status: number, text: string, body: unknown) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    const known = readErrorBody(body);
    this.code = known?.code;
    this.sentence = known?.message;
  }

  /** An error made on this side of the wire. */
  static here(code: ErrorCode, message: string): ApiError {
    return new ApiError(0, message, { code, message, requestId: '' });
  }
}

/** The server's own sentence when it sent one, else the fallback. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.sentence ? error.sentence : fallback;
}

function urlOf(path: string, query: ApiRequest<unknown>['query'] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size ? `${path}?${search}` : path;
}

/** W3C trace context, so that one journey can be followed from this page to the last service. */
function traceparent(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(24))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return `00-${hex.slice(0, 32)}-${hex.slice(32)}-01`;
}

/** What every call to the bff carries; the static header cannot be set by a form on another site. */
export function initOf(request: {
  method: string;
  body?: unknown;
  accept: string;
  signal: AbortSignal;
  idempotencyKey?: string | undefined;
}): RequestInit {
  const headers: Record<string, string> = {
    Accept: request.accept,
    'X-Requested-By': 'sojourn',
    traceparent: traceparent(),
  };
  if (request.body !== undefined) headers['Content-Type'] = 'application/json';
  if (request.idempotencyKey !== undefined) headers['Idempotency-Key'] = request.idempotencyKey;
  return {
    method: request.method,
    headers,
    credentials: 'same-origin',
    signal: request.signal,
    ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
  };
}

/** Turns an answer that is not OK into the error it stands for. */
export async function failureOf(response: Response): Promise<ApiError> {
  const text = (await response.text()) || response.statusText;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = { message: text };
  }
  const seconds = Number(response.headers.get('retry-after'));
  const failure = new ApiError(response.status, text, body);
  if (seconds > 0) failure.retryAfterMs = 1_000 * seconds;
  return failure;
}

/** A limit that starts over at each `renew`, joined with the caller's own signal. */
export function createDeadline(limitMs: number, signal?: AbortSignal) {
  const controller = new AbortController();
  const expire = () => controller.abort(ApiError.here('timed-out', 'This is taking too long. Please try again.'));
  const cancel = () => controller.abort(signal?.reason);
  let timer = setTimeout(expire, limitMs);
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel);
  return {
    signal: controller.signal,
    renew: () => {
      clearTimeout(timer);
      timer = setTimeout(expire, limitMs);
    },
    clear: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    },
  };
}

/** What the network threw, as the error a page can show; a cancelled call stays what it was. */
export function asApiError(error: unknown, signal: AbortSignal | undefined): unknown {
  if (error instanceof ApiError) return error;
  if (signal?.aborted) return signal.reason;
  return ApiError.here('unavailable', 'Sojourn cannot be reached. Please check your connection and try again.');
}

/** Reads a body against its contract. */
export function parseAnswer<T>(schema: Schema<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw ApiError.here('internal', 'Sojourn sent an answer this page cannot read. Please reload and try again.');
}

/**
 * Calls the bff and checks the answer.
 * @throws ApiError for every answer that is not OK, for no answer, and for an answer that breaks its contract
 * @example const { data } = await apiRequest({ path: '/api/airports/search', query: { keyword }, schema: airportSearchAnswerSchema, signal });
 */
export async function apiRequest<T>({
  method = 'GET',
  path,
  query,
  body,
  signal,
  schema,
  timeoutMs = BROWSER_TIMEOUT_MS,
  idempotencyKey,
}: ApiRequest<T>): Promise<T> {
  const deadline = createDeadline(timeoutMs, signal);
  try {
    const init = initOf({ method, body, accept: 'application/json', signal: deadline.signal, idempotencyKey });
    const response = await send(urlOf(path, query), init);
    if (!response.ok) throw await failureOf(response);
    const text = await response.text();
    return parseAnswer(schema, text === '' ? {} : JSON.parse(text));
  } catch (error) {
    throw asApiError(error, deadline.signal);
  } finally {
    deadline.clear();
  }
}
