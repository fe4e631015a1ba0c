import { createServer, type AddressInfo, type Socket } from 'node:net';
import { serveConnection, type ConnectionOptions } from './connection';

/** A listening engine. */
export interface WireServer {
  port: number;
  close: () => Promise<void>;
}

/** The engine has no passwords and no encryption: nobody beyond this machine may reach it. */
export const LOOPBACK = '127.0.0.1';

/** Throws for any address but this machine's own. */
export function assertLoopback(host: string): void {
  if (host === LOOPBACK || host === '::1' || host === 'localhost') return;
  throw new Error(`The document engine listens on this machine only (${LOOPBACK}), not on ${host}.`);
}

/** Listens on loopback and serves every client that comes. */
export async function listen(
  { host, port }: { host: string; port: number },
  options: Omit<ConnectionOptions, 'id'>,
): Promise<WireServer> {
  assertLoopback(host);
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serveConnection(socket, { ...options, id: ++connections });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
