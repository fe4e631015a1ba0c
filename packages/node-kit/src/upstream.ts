import { errorBodySchema, type Identity } from '@sojourn/contracts';
import CircuitBreaker from 'opossum';
import { BalancedPool } from 'undici';
import * as z from 'zod/v4/core';
import { AppError } from './app-error';
import { breakerLimits, isCallersFault } from './breaker';
import { currentContext } from './request-context';

/** Where a service lives, how long it may take, and how calls to it are signed. `name` is used in messages. */
export type UpstreamOptions = {
  name: string;
  /** `http://host:port`, or several with commas between, which share the calls. */
  baseUrl: string;
  /** Whole call, in ms; 5000 is what a service may take for a reader (RL-1). */
  timeoutMs: number;
  /** Makes the token of a call, for the identity it names (a guest, unless it says otherwise). */
  sign: (identity: Identity) => Promise<string>;
};

/** One call. `schema` is the answer's; `requestId` is only needed outside a request. */
export type UpstreamRequest<Schema extends z.$ZodType> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  signal?: AbortSignal;
  requestId?: string;
  /** Whom the call is for; a guest by default. */
  identity?: Identity;
  schema: Schema;
};

/** A typed client of one service over keep-alive connections, behind a circuit breaker. */
export type Upstream = {
  request<Schema extends z.$ZodType>(call: UpstreamRequest<Schema>): Promise<z.output<Schema>>;
  /** Whether calls are refused at once just now. */
  isOpen(): boolean;
  close(): Promise<void>;
};

type Call = UpstreamRequest<z.$ZodType>;

const GUEST: Identity = { sub: 'guest', kind: 'guest' };

/** The origins in an upstream's address: one, or several with commas between. */
export const splitUrls = (text: string): string[] => text.split(',').map((each) => new URL(each.trim()).origin);

/**
 * Creates the client of one service. A refusal of the service (4xx) has its own code and message; everything else that goes
 * wrong is `unavailable` with a `Retry-After`. The breaker opens at 50 % failures and tries again after 30 s.
 */
export function createUpstream({ name, baseUrl, timeoutMs, sign }: UpstreamOptions): Upstream {
  const pool = new BalancedPool(splitUrls(baseUrl), {
    connections: 64,
    // Shorter than the service's 65 s, so that a connection is never closed under a request.
    keepAliveTimeout: 60_000,
    connect: { timeout: 1_000 },
  });

  const send = async (call: Call): Promise<unknown> => {
    const limit = AbortSignal.timeout(timeoutMs);
    try {
      const { statusCode, body } = await pool.request({
        method: call.method,
        path: call.path,
        ...(call.query ? { query: withoutGaps(call.query) } : {}),
        headers: headersOf(call, await sign(call.identity ?? GUEST)),
        body: call.body === undefined ? null : JSON.stringify(call.body),
        signal: call.signal ? AbortSignal.any([limit, call.signal]) : limit,
      });
      const text = await body.text();
      if (statusCode >= 400) throw refusalOf(name, statusCode, text);
      return readAnswer(name, call.schema, text);
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (call.signal?.aborted) throw new AppError('timed-out', 'The request was given up.', { cause: error });
      throw unavailable(name, error);
    }
  };
  // The call has its own limit; the breaker's would leave the request running.
  const breaker = new CircuitBreaker(send, { ...breakerLimits, name, timeout: false, errorFilter: isCallersFault });

  return {
    request: async (call) => {
      try {
        return (await breaker.fire(call)) as never;
      } catch (error) {
        throw error instanceof AppError ? error : unavailable(name, error);
      }
    },
    isOpen: () => breaker.opened,
    close: async () => {
      breaker.shutdown();
      await pool.destroy();
    },
  };
}

/** The answer when a service cannot be reached: 503, to be tried again in 5 s. */
export function unavailable(name: string, cause?: unknown): AppError {
  const message = `The ${name} service is taking a break. Please try again in a moment.`;
  return new AppError('unavailable', message, { cause, retryAfterSeconds: 5 });
}

function headersOf(call: Call, token: string): Record<string, string> {
  const context = currentContext();
  const requestId = call.requestId ?? context?.requestId;
  return {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(requestId ? { 'x-request-id': requestId } : {}),
    ...(context ? { traceparent: context.traceparent } : {}),
  };
}

function refusalOf(name: string, status: number, text: string): AppError {
  const body = z.safeParse(errorBodySchema, parseJson(text));
  if (body.success && status < 500) {
    return new AppError(body.data.code, body.data.message, { details: body.data.details });
  }
  return unavailable(name, new Error(`${name} answered ${status}`));
}

function readAnswer(name: string, schema: z.$ZodType, text: string): unknown {
  const parsed = z.safeParse(schema, text === '' ? undefined : parseJson(text));
  if (parsed.success) return parsed.data;
  throw unavailable(name, new Error(`${name} answered in a shape that is not agreed: ${parsed.error.message}`));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const withoutGaps = (query: NonNullable<Call['query']>) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
