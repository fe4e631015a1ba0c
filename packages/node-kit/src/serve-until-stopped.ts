import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { exitsWithParent } from './env';
import type { Readiness } from './health';

const STOP_LIMIT_MS = 8_000;
const IDLE_SWEEP_MS = 50;

/** What is served, where, and what to let go at the end. */
export type Serving = {
  app: RequestListener;
  metricsApp?: RequestListener;
  port: number;
  metricsPort?: number;
  host: string;
  logger: Logger;
  readiness: Pick<Readiness, 'drain' | 'isDraining'>;
  /** Called when the last request is answered: close queues, drivers, engines. */
  onStopped: () => Promise<void>;
};

/**
 * Serves, prints `{"ready":true,"port":N,"metricsPort":M}` on stdout, and stops on SIGTERM, SIGINT, a crash, or (with
 * `EXIT_WITH_PARENT=1`) when stdin closes: readiness turns 503, the server stops listening, requests in flight are answered,
 * `onStopped`, exit.
 */
export async function serveUntilStopped(serving: Serving): Promise<void> {
  const { logger, host, readiness } = serving;
  const server = createHttpServer(serving.app, readiness);
  const port = await listen(server, { port: serving.port, host });
  const metricsServer = serving.metricsApp && createServer(serving.metricsApp);
  const metricsPort = metricsServer && (await listen(metricsServer, { port: serving.metricsPort ?? 0, host }));

  const grace = closeWithGrace({ delay: STOP_LIMIT_MS, logger: false }, async ({ err, signal }) => {
    if (err) logger.fatal({ err }, 'crashed');
    else logger.info({ signal }, 'stopping');
    readiness.drain();
    await closeWhenIdle(server);
    metricsServer?.close();
    metricsServer?.closeAllConnections();
    await serving.onStopped();
    logger.info('stopped');
    logger.flush();
  });
  if (exitsWithParent()) process.stdin.once('close', () => grace.close()).resume();
  process.stdout.write(`${JSON.stringify({ ready: true, port, metricsPort })}\n`);
}

function createHttpServer(app: RequestListener, readiness: Pick<Readiness, 'isDraining'>): Server {
  const server = createServer((req, res) => {
    // Tells a keep-alive caller to come back by another connection, to whoever is still open.
    if (readiness.isDraining()) res.setHeader('connection', 'close');
    app(req, res);
  });
  // Longer than any caller keeps an idle connection (60 s), so that it is never us who closes under a request.
  server.keepAliveTimeout = 65_000;
  server.requestTimeout = 30_000;
  server.headersTimeout = 30_000;
  return server;
}

function listen(server: Server, at: { port: number; host: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(at.port, at.host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function closeWhenIdle(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection that was busy when the server stopped listening becomes idle later, and would else be kept for 65 s.
    const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
  });
}
