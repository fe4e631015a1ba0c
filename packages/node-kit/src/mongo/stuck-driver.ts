/** Notices a driver that waits for what never comes. */
import type { mongo } from 'mongoose';

/** What is watched: a client's own events. */
export type WatchedClient = Pick<mongo.MongoClient, 'on' | 'options'>;

const LOOK_EVERY_MS = 1_000;
/** Longer than any heartbeat and any command of ours may take: the driver gives each up after 3 s. */
const LOOKS = 4;

/**
 * Resolves with the name of a heartbeat or a command that neither ended nor was given up in time. mongodb 7.8 (and 7.9)
 * writes to a socket that was closed a moment ago, before it has heard of that, and then waits for the socket to drain
 * (`writeCommand` in its `cmap/connection.js`), where nothing will ever happen. A heartbeat that waits so keeps a service
 * from a database that was killed and has long come back.
 * @param watching `everyMs` is the pause between two looks; what is under way is counted in looks and not in time, so that
 *   a process that was stopped for a while suspects nobody. `signal` ends the watch, and the promise then stays open.
 */
export function untilStuck(
  client: WatchedClient,
  { signal, everyMs = LOOK_EVERY_MS }: { signal: AbortSignal; everyMs?: number | undefined },
): Promise<string> {
  const underWay = new Map<string, number>();
  const begin = (what: string, looks = LOOKS) => void underWay.set(what, looks);
  const end = (what: string) => void underWay.delete(what);
  const heartbeatOf = (event: { connectionId: string }) => `a heartbeat of ${event.connectionId}`;
  const commandOn = (event: mongo.ConnectionCheckedOutEvent | mongo.ConnectionCheckedInEvent) =>
    `a command on connection ${event.connectionId} to ${event.address}`;

  // An awaited one is held back by the server, until something changes or the next one would be due.
  const heldLooks = client.options.heartbeatFrequencyMS / LOOK_EVERY_MS;
  client.on('serverHeartbeatStarted', (event) => begin(heartbeatOf(event), LOOKS + (event.awaited ? heldLooks : 0)));
  client.on('serverHeartbeatSucceeded', (event) => end(heartbeatOf(event)));
  client.on('serverHeartbeatFailed', (event) => end(heartbeatOf(event)));
  client.on('connectionCheckedOut', (event) => begin(commandOn(event)));
  client.on('connectionCheckedIn', (event) => end(commandOn(event)));

  return new Promise((resolve) => {
    const timer = setInterval(() => {
      for (const [what, looks] of underWay) {
        if (looks === 0) resolve(what);
        underWay.set(what, looks - 1);
      }
    }, everyMs).unref();
    signal.addEventListener('abort', () => clearInterval(timer));
  });
}
