import { errorBodySchema, statusOfCode, type ErrorBody, type Identity } from '@sojourn/contracts';
import * as z from 'zod/v4/core';
import { AppError } from './app-error';
import { createBreaker, type BreakerState } from './breaker';
import { BROWSER_HEADER, currentContext } from './request-context';
import { createTargets, maySendAgain, outcomeOfError, type Target } from './targets';

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
  /** Open means that calls are refused at once just now. */
  breakerState(): BreakerState;
  close(): Promise<void>;
};

type Call = UpstreamRequest<z.$ZodType>;
type Answer = { status: number; retryAfter: number; text: string };

const GUEST: Identity = { sub: 'guest', kind: 'guest' };

/** The origins in an upstream's address: one, or several with commas between. */
export const splitUrls = (text: string): string[] => text.split(',').map((each) => new URL(each.trim()).origin);

/**
 * Creates the client of one service. A typed refusal of the service keeps its code and message; everything else that goes
 * wrong is `unavailable` with a `Retry-After`. Its breaker counts only what is the service's own fault (breaker.ts).
 */
export function createUpstream({ name, baseUrl, timeoutMs, sign }: UpstreamOptions): Upstream {
  const targets = createTargets(splitUrls(baseUrl));
  const breaker = createBreaker();

  const ask = async (call: Call, token: string, signal: AbortSignal): Promise<Answer> => {
    const send = async (target: Target): Promise<Answer> => {
      try {
        const { statusCode, headers, body } = await target.request({
          method: call.method,
          path: call.path,
          ...(call.query ? { query: withoutGaps(call.query) } : {}),
          headers: headersOf(call, token),
          body: call.body === undefined ? null : JSON.stringify(call.body),
          signal,
        });
        return { status: statusCode, retryAfter: Number(headers['retry-after']), text: await body.text() };
      } catch (error) {
        if (!call.signal?.aborted) targets.reportFailure(target);
        throw error;
      }
    };
    try {
      return await send(targets.next());
    } catch (error) {
      if (signal.aborted || !maySendAgain(call.method, error as { code?: string })) throw error;
      return await send(targets.next());
    }
  };

  return {
    async request(call) {
      const limit = AbortSignal.timeout(timeoutMs);
      const token = await sign(call.identity ?? GUEST).catch((error: unknown) => {
        throw unavailable(name, error);
      });
      const report = breaker.admit();
      if (!report) throw unavailable(name, undefined, breaker.retryAfterSeconds());
      let answer: Answer;
      try {
        answer = await ask(call, token, call.signal ? AbortSignal.any([limit, call.signal]) : limit);
      } catch (error) {
        report(call.signal?.aborted ? 'void' : outcomeOfError(error as { code?: string }));
        if (call.signal?.aborted) throw new AppError('timed-out', 'The request was given up.', { cause: error });
        throw unavailable(name, error);
      }
      const refusal = typedRefusal(answer.status, answer.text);
      report(answer.status < 500 || refusal ? 'answered' : 'failed');
      if (answer.status < 400) return readAnswer(name, call.schema, answer.text) as never;
      if (!refusal) throw unavailable(name, new Error(`${name} answered ${answer.status}`));
      const { code, message, details } = refusal;
      throw new AppError(code, message, {
        details,
        ...(answer.retryAfter ? { retryAfterSeconds: answer.retryAfter } : {}),
      });
    },
    breakerState: breaker.state,
    close: targets.close,
  };
}

/**
 * What a service says itself when it refuses: its code travels under this very status. A fault (`internal`) is no
 * refusal, whatever its body looks like.
 */
export function typedRefusal(status: number, text: string): ErrorBody | undefined {
  if (status < 400) return undefined;
  const { success, data } = z.safeParse(errorBodySchema, parseJson(text));
  return success && data.code !== 'internal' && statusOfCode[data.code] === status ? data : undefined;
}

/** The answer when a service cannot be reached: 503, to be tried again in 5 s unless more is known. */
export function unavailable(name: string, cause?: unknown, retryAfterSeconds = 5): AppError {
  const message = `The ${name} service is taking a break. Please try again in a moment.`;
  return new AppError('unavailable', message, { cause, retryAfterSeconds });
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
    ...(context?.browser ? { [BROWSER_HEADER]: context.browser } : {}),
  };
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
