import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readiness } from './health';

const IDLE_SWEEP_MS = 50;
/** A browser sends its headers in one piece; who has not done so after 10 s holds a socket for nothing. */
export const HEADERS_LIMIT_MS = 10_000;
/** A whole request, the largest upload included (RL-4). */
export const REQUEST_LIMIT_MS = 30_000;
// How often Node looks for requests past these limits; its own 30 s would double them.
const LIMITS_CHECKED_EVERY_MS = 2_000;

/** An http server that closes its kept-alive connections, one answer at a time, once it drains. */
export function createHttpServer(app: RequestListener, readiness: Pick<Readiness, 'isDraining'>): Server {
  const server = createServer({ connectionsCheckingInterval: LIMITS_CHECKED_EVERY_MS }, (req, res) => {
    // Makes a keep-alive caller open its next connection to a process that still listens.
    if (readiness.isDraining()) res.setHeader('connection', 'close');
    app(req, res);
  });
  // Longer than the 60 s after which callers close an idle connection, so that none is closed under a request.
  server.keepAliveTimeout = 65_000;
  server.requestTimeout = REQUEST_LIMIT_MS;
  server.headersTimeout = HEADERS_LIMIT_MS;
  return server;
}

/** Listens, and answers the port; rejects when the port is taken. */
export function listen(server: Server, at: { port: number; host: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(at.port, at.host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Stops listening; resolves when the last request is answered. */
export function closeWhenIdle(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection that was busy when the server stopped listening becomes idle later, and would stay open for 65 s.
    const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
  });
}
