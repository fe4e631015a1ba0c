import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readiness } from './health';

const IDLE_SWEEP_MS = 50;

/** An http server that closes its kept-alive connections, one answer at a time, once it drains. */
export function createHttpServer(app: RequestListener, readiness: Pick<Readiness, 'isDraining'>): Server {
  const server = createServer((req, res) => {
    // Makes a keep-alive caller open its next connection to a process that still listens.
    if (readiness.isDraining()) res.setHeader('connection', 'close');
    app(req, res);
  });
  // Longer than the 60 s after which callers close an idle connection, so that none is closed under a request.
  server.keepAliveTimeout = 65_000;
  server.requestTimeout = 30_000;
  server.headersTimeout = 30_000;
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
