// @ts-check
/** TCP ports of this machine. */
import { randomInt } from 'node:crypto';
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
 * Below what Linux (32768 up) and macOS (49152 up) hand out by themselves: a browser's connection never takes a port
 * between its choice and the moment, seconds later, when a process listens there.
 */
const FIRST_PORT = 10_000;
const PORT_COUNT = 10_000;

/**
 * Ports that are free now. Each is drawn, so that two portals that start at once choose others; what is to be opened
 * later, and is free now, too, has to be named.
 * @param {number} count
 * @param {Iterable<number>} [except] ports that are meant for others
 * @returns {Promise<number[]>}
 */
export async function freePorts(count, except = []) {
  const promised = new Set(except);
  const ports = [];
  while (ports.length < count) {
    const port = FIRST_PORT + randomInt(PORT_COUNT);
    if (promised.has(port)) continue;
    promised.add(port);
    if (await isPortFree(port)) ports.push(port);
  }
  return ports;
}
