import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What one address has open; the first of the idle ones has been idle for longest. */
type Held = { open: number; idle: Set<Socket> };

/**
 * Bounds how many connections one caller holds: one more takes the place of the one of theirs that has been idle for
 * longest, and is closed at once where none is idle. Browsers open a closed connection again by themselves, and nobody
 * else's are touched. Idle connections cost nothing but a descriptor, of which a process has thousands, not millions.
 * @param keyOf whose a connection is, by its remote address
 */
export function limitConnections(server: Server, most: number, keyOf: (address: string | undefined) => string): void {
  const holders = new Map<string, Held>();
  const holderOf = new WeakMap<Socket, Held>();

  server.on('connection', (socket: Socket) => {
    const key = keyOf(socket.remoteAddress);
    const held = holders.get(key) ?? { open: 0, idle: new Set() };
    const [oldest] = held.idle;
    if (held.open >= most && !oldest) return void socket.destroy();
    holders.set(key, held);
    holderOf.set(socket, held);
    held.open += 1;
    held.idle.add(socket);
    socket.once('close', () => {
      held.open -= 1;
      held.idle.delete(socket);
      if (held.open === 0) holders.delete(key);
    });
    if (held.open > most && oldest) {
      held.idle.delete(oldest);
      oldest.destroy();
    }
  });

  server.on('request', ({ socket }: { socket: Socket }, res: ServerResponse) => {
    const held = holderOf.get(socket);
    held?.idle.delete(socket);
    res.once('close', () => {
      if (!socket.destroyed) held?.idle.add(socket);
    });
  });
}
