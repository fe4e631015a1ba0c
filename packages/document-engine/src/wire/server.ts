import { chmodSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { serveConnection, type ConnectionOptions } from './connection';

/** A listening engine. */
export interface WireServer {
  /** 0 on a unix socket. */
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

/** Where an engine listens: a port of this machine, or a unix socket that only its user may open. */
export type Address = { host: string; port: number } | { socket: string };

/** Listens and serves every client that comes. */
export async function listen(address: Address, options: Omit<ConnectionOptions, 'id'>): Promise<WireServer> {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serveConnection(socket, { ...options, id: ++connections });
  });
  const port = await ('socket' in address ? listenOnSocket(server, address.socket) : listenOnPort(server, address));
  return {
    port,
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

async function listenOnPort(server: Server, { host, port }: { host: string; port: number }): Promise<number> {
  assertLoopback(host);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** The data folder is claimed by now, so a socket that is there already was left behind by a killed engine. */
async function listenOnSocket(server: Server, path: string): Promise<0> {
  rmSync(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ path }, resolve);
  });
  chmodSync(path, 0o600);
  return 0;
}
