// @ts-check
/** TCP ports of this machine. */
import { createServer } from 'node:net';

/**
 * Whether a port is free. Tried on the wildcard address and on loopback, because a listener on one does not block the
 * other.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function isPortFree(port) {
  for (const host of ['::', '127.0.0.1']) {
    const free = await new Promise((done) => {
      const server = createServer();
      server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => done(error.code === 'EAFNOSUPPORT'));
      server.listen({ port, host, exclusive: true }, () => server.close(() => done(true)));
    });
    if (!free) return false;
  }
  return true;
}

/**
 * Ports that are free now. They are open at the same time while they are chosen, so that they differ.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise((/** @type {(server: import('node:net').Server) => void} */ done, fail) => {
          const server = createServer();
          server.once('error', fail);
          server.listen(0, '127.0.0.1', () => done(server));
        }),
    ),
  );
  const ports = servers.map((server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
}
