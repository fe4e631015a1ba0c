import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import type { RequestContext } from './request-context';

const PROBES = new Set(['/livez', '/readyz', '/healthz']);

/** One line a request: method, path without its query, status, duration, ids. Probes are silent. */
export function requestLog(logger: Logger) {
  return pinoHttp({
    logger,
    quietReqLogger: true,
    customAttributeKeys: { reqId: 'requestId' },
    genReqId: (_req, res) => contextOf(res).requestId,
    autoLogging: { ignore: (req) => PROBES.has(pathOf(req)) },
    customProps: (_req, res) => ({ traceId: contextOf(res).traceId }),
    customLogLevel: (_req, res) => (res.statusCode >= 500 ? 'error' : 'info'),
    // The error handler has already logged what deserves a stack.
    customErrorObject: (...[, , , value]) => ({ ...value, err: undefined }),
    serializers: {
      req: (req: { method: string; raw: IncomingMessage }) => ({ method: req.method, path: pathOf(req.raw) }),
      res: (res: { statusCode: number }) => ({ status: res.statusCode }),
    },
  });
}

const contextOf = (res: ServerResponse) => (res as Response).locals['context'] as RequestContext;

// A query can hold what somebody typed, so it stays out of the log.
const pathOf = (req: IncomingMessage & { originalUrl?: string }) =>
  (req.originalUrl ?? req.url ?? '').split('?')[0] ?? '';
