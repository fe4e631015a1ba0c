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
 * Ports that are free now. They are open at the same time while they are chosen, so that they differ; what is to be opened
 * later, and is free now, too, has to be named.
 * @param {number} count
 * @param {Iterable<number>} [except] ports that are meant for others
 * @returns {Promise<number[]>}
 */
export async function freePorts(count, except = []) {
  const promised = new Set(except);
  /** @type {import('node:net').Server[]} */
  const servers = [];
  const ports = [];
  while (ports.length < count) {
    const server = createServer();
    await new Promise((done, fail) => {
      server.once('error', fail);
      server.listen(0, '127.0.0.1', () => done(undefined));
    });
    servers.push(server);
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    if (!promised.has(port)) ports.push(port);
  }
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
}
