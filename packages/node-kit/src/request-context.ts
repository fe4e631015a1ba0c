import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';

/**
 * What goes with a request from process to process: its id, its W3C trace context, and the name of the browser it is for
 * (`Chrome on Windows`), for what a person is told about their account.
 */
export type RequestContext = { requestId: string; traceId: string; traceparent: string; browser?: string };

/** The header in which a service is told the browser's name; the bff reads none, it makes the name itself. */
export const BROWSER_HEADER = 'x-browser';
const BROWSER = /^[A-Za-z ]{1,60}$/;

const storage = new AsyncLocalStorage<RequestContext>();
const REQUEST_ID = /^[\w.-]{8,64}$/;
const TRACEPARENT = /^00-([0-9a-f]{32})-[0-9a-f]{16}-([0-9a-f]{2})$/;
const NO_TRACE = '0'.repeat(32);

/** The context of the request being served, or undefined outside one. */
export const currentContext = (): RequestContext | undefined => storage.getStore();

/** What a call to the outside carries on, so that its trace does not end here; nothing outside a request. */
export function traceHeaders(): Record<string, string> {
  const context = currentContext();
  return context ? { 'x-request-id': context.requestId, traceparent: context.traceparent } : {};
}

/** Runs work in a context of its own: a job that carries on a request's trace, for instance. */
export const runInContext = <T>(context: RequestContext, work: () => T): T => storage.run(context, work);

/**
 * Makes a context from incoming headers: a well-formed `x-request-id` and `traceparent` are carried on, else begun.
 * @see https://www.w3.org/TR/trace-context/#traceparent-header
 */
export function contextFrom(headers: IncomingMessage['headers']): RequestContext {
  const given = headers['x-request-id'];
  const requestId = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
  const parent = TRACEPARENT.exec(String(headers['traceparent'] ?? ''));
  const traceId = parent?.[1] && parent[1] !== NO_TRACE ? parent[1] : randomHex();
  return { requestId, traceId, traceparent: `00-${traceId}-${randomHex().slice(16)}-${parent?.[2] ?? '01'}` };
}

// randomUUID draws from a pool; randomBytes would ask the system twice for every request.
const randomHex = () => randomUUID().replaceAll('-', '');

const browserFrom = (headers: IncomingMessage['headers']): string | undefined => {
  const given = headers[BROWSER_HEADER];
  return typeof given === 'string' && BROWSER.test(given) ? given : undefined;
};

/**
 * Gives every request its context, and the answer its `x-request-id`.
 * @param browserOf names the browser; without it a service believes the header of its caller
 */
export function requestContext(browserOf = browserFrom): RequestHandler {
  return (req, res, next) => {
    // Most requests never ask for the name, and making it costs several searches of the header.
    const context = Object.defineProperty<RequestContext>(contextFrom(req.headers), 'browser', {
      get: () => browserOf(req.headers),
    });
    res.locals['context'] = context;
    res.setHeader('x-request-id', context.requestId);
    storage.run(context, next);
  };
}
