import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { RequestContext } from './request-context';

const PROBES = new Set(['/livez', '/readyz', '/healthz']);

/** What stands behind these in an address opens something for whoever has it. */
const TOKEN = /(\/(?:shared|link-token)\/)[^/]+/g;

/** No path of ours is longer; a stranger's may have 16 kB, and would be worth 30 lines of the log. */
const LONGEST_PATH = 300;

/** A path without its query (people type into queries) and without the token of a link. */
function loggedPath(url: string): string {
  const path = (url.split('?', 1)[0] ?? '').replace(TOKEN, '$1[redacted]');
  return path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH)}…` : path;
}

/**
 * One line a request: method, path, status, duration, ids. Probes are
 * silent, and so is everything the level leaves out, at no cost: pino-http would serialise each request first, which
 * took a tenth of a proxied GET.
 */
export function requestLog(logger: Logger): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    res.once('close', () => {
      const level = res.statusCode >= 500 ? 'error' : 'info';
      if (!logger.isLevelEnabled(level)) return;
      const path = loggedPath(req.originalUrl);
      if (PROBES.has(path)) return;
      const { requestId, traceId } = res.locals['context'] as RequestContext;
      const ms = Math.round(performance.now() - startedAt);
      const outcome = res.writableFinished ? 'answered' : 'cut off';
      logger[level]({ method: req.method, path, status: res.statusCode, ms, requestId, traceId }, outcome);
    });
    next();
  };
}
