/** Notices a driver that waits for what never comes. */
import type { mongo } from 'mongoose';

/** What is watched: a client's own events. */
export type WatchedClient = Pick<mongo.MongoClient, 'on' | 'options'>;

const LOOK_EVERY_MS = 1_000;
/** Longer than any heartbeat and any command of ours may take: the driver gives each up after 3 s. */
const LOOKS = 4;

/**
 * Resolves with what neither ended nor was given up in time: a heartbeat, or commands on half the connections of the pool.
 * mongodb 7.8 (and 7.9) writes to a socket that was closed a moment ago, before it has heard of that, and then waits for the
 * socket to drain (`writeCommand` in its `cmap/connection.js`), where nothing will ever happen. A heartbeat that waits so
 * keeps a service from a database that was killed and has long come back; a command keeps a connection of the pool, and is
 * not worth refusing what goes on beside it until many do.
 * @param watching `everyMs` is the pause between two looks; what is under way is counted in looks and not in time, so that
 *   a process that was stopped for a while suspects nobody. `signal` ends the watch, and the promise then stays open.
 */
export function untilStuck(
  client: WatchedClient,
  { signal, everyMs = LOOK_EVERY_MS }: { signal: AbortSignal; everyMs?: number | undefined },
): Promise<string> {
  const { heartbeatFrequencyMS, maxPoolSize } = client.options;
  // How many looks each may still take.
  const heartbeats = new Map<string, number>();
  const commands = new Map<string, number>();
  const connectionOf = (event: { connectionId: number | string; address: string }) =>
    `${event.connectionId} ${event.address}`;

  client.on('serverHeartbeatStarted', ({ connectionId, awaited }) => {
    // An awaited one is held back by the server, until something changes or the next one would be due.
    const looksHeld = awaited ? heartbeatFrequencyMS / LOOK_EVERY_MS : 0;
    heartbeats.set(connectionId, LOOKS + looksHeld);
  });
  client.on('serverHeartbeatSucceeded', ({ connectionId }) => void heartbeats.delete(connectionId));
  client.on('serverHeartbeatFailed', ({ connectionId }) => void heartbeats.delete(connectionId));
  client.on('connectionCheckedOut', (event) => void commands.set(connectionOf(event), LOOKS));
  client.on('connectionCheckedIn', (event) => void commands.delete(connectionOf(event)));

  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const [late] = lateOf(heartbeats);
      const stuck = lateOf(commands).length;
      if (late !== undefined) resolve(`a heartbeat of ${late}`);
      else if (stuck >= maxPoolSize / 2) resolve(`${stuck} commands`);
    }, everyMs).unref();
    signal.addEventListener('abort', () => clearInterval(timer));
  });
}

/** Counts one look. @returns which are late by now */
function lateOf(looksLeft: Map<string, number>): string[] {
  for (const [name, looks] of looksLeft) looksLeft.set(name, looks - 1);
  return [...looksLeft].filter(([, looks]) => looks < 0).map(([name]) => name);
}
