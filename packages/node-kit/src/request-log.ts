import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { RequestContext } from './request-context';

const PROBES = new Set(['/livez', '/readyz', '/healthz']);

/**
 * One line a request: method, path without its query (people type into queries), status, duration, ids. Probes are
 * silent, and so is everything the level leaves out, at no cost: pino-http would serialise each request first, which
 * took a tenth of a proxied GET.
 */
export function requestLog(logger: Logger): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    res.once('close', () => {
      const level = res.statusCode >= 500 ? 'error' : 'info';
      if (!logger.isLevelEnabled(level)) return;
      const [path = ''] = req.originalUrl.split('?', 1);
      if (PROBES.has(path)) return;
      const { requestId, traceId } = res.locals['context'] as RequestContext;
      const ms = Math.round(performance.now() - startedAt);
      const outcome = res.writableFinished ? 'answered' : 'cut off';
      logger[level]({ method: req.method, path, status: res.statusCode, ms, requestId, traceId }, outcome);
    });
    next();
  };
}
