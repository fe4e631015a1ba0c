import { createServer, type RequestListener } from 'node:http';
import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { exitsWithParent } from './env';
import type { Readiness } from './health';
import { limitConnections } from './connection-limit';
import { closeWhenIdle, createHttpServer, listen } from './http-server';

const STOP_LIMIT_SECONDS = 10;

/** What is served, where, and what to close at the end. */
export type Serving = {
  app: RequestListener;
  metricsApp?: RequestListener;
  port: number;
  metricsPort?: number;
  host: string;
  /** Where the private port listens; `host` unless set. */
  metricsHost?: string;
  logger: Logger;
  /** How long all of the end may take; 10 s by default. */
  stopSeconds?: number;
  readiness: Pick<Readiness, 'drain' | 'isDraining'>;
  /** For who is asked by strangers themselves: how many connections each may hold, and whose a connection is. */
  connections?: { most: number; keyOf: (address: string | undefined) => string } | undefined;
  /** Called when the last request is answered: close queues, drivers, engines. */
  onStopped: () => Promise<void>;
};

/**
 * Serves, prints `{"ready":true,"port":N,"metricsPort":M}` on stdout, and stops on SIGTERM, SIGINT, a crash, or (with
 * `EXIT_WITH_PARENT=1`) when stdin closes: readiness turns 503, the server stops listening, requests in flight are
 * answered, `onStopped`, exit.
 */
export async function serveUntilStopped(serving: Serving): Promise<void> {
  const { logger, host, readiness } = serving;
  const server = createHttpServer(serving.app, readiness);
  if (serving.connections) limitConnections(server, serving.connections.most, serving.connections.keyOf);
  const port = await listen(server, { port: serving.port, host });
  const metricsServer = serving.metricsApp && createServer(serving.metricsApp);
  const metricsAt = { port: serving.metricsPort ?? 0, host: serving.metricsHost ?? host };
  const metricsPort = metricsServer && (await listen(metricsServer, metricsAt));

  const delay = (serving.stopSeconds ?? STOP_LIMIT_SECONDS) * 1_000;
  const grace = closeWithGrace({ delay, logger: false }, async ({ err, signal }) => {
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
