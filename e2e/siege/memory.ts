/**
 * What the bff still holds once what nothing refers to is thrown away. Between collections its heap goes up and down by
 * 100 MB under a flood, of which nothing is kept: without one, a measurement says when it was taken and little else.
 */
import { once } from 'node:events';
import { WebSocket } from 'undici';
import type { Portal } from '../portal';
import { within } from './besieged';
import { BFF } from './killing';

/** Settings of a portal whose processes can be asked to collect: each opens an inspector when it is signalled. */
export const collectable = { NODE_OPTIONS: '--inspect-port=0' };

/** In MB: `kept` by JavaScript alone, `resident` altogether. `lines` is how many metrics there are. */
export type Held = { kept: number; resident: number; lines: number };

/** @throws when the bff cannot be asked to collect */
export async function heldBy(portal: Portal): Promise<Held> {
  await collect(await inspectorOf(portal));
  const metrics = await portal.metrics();
  const megabytes = (name: string) => Number(new RegExp(`^${name}\\S* (\\S+)`, 'm').exec(metrics)?.[1]) / 2 ** 20;
  return {
    kept: megabytes('nodejs_heap_size_used_bytes'),
    resident: megabytes('process_resident_memory_bytes'),
    lines: metrics.split('\n').length,
  };
}

const OPENS_MS = 5_000;

/** Where the bff's inspector listens, as the bff says in its log. */
async function inspectorOf(portal: Portal): Promise<string> {
  const [pid] = portal.pidsOf(BFF);
  if (pid === undefined) throw new Error('there is no bff');
  process.kill(pid, 'SIGUSR1');
  let address: string | undefined;
  await within(OPENS_MS, () => {
    address = [...portal.log('bff').matchAll(/Debugger listening on (ws:\S+)/g)].at(-1)?.[1];
    return address !== undefined;
  });
  if (address === undefined) throw new Error('the bff has opened no inspector');
  return address;
}

/** @throws when the connection fails before the answer */
async function collect(address: string): Promise<void> {
  const socket = new WebSocket(address);
  try {
    await once(socket, 'open');
    socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
    await once(socket, 'message');
  } finally {
    socket.close();
  }
}
