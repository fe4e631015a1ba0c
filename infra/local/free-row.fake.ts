import { isPortFree } from './ports.mjs';

/** Below the ports that Linux gives away by itself (`net.ipv4.ip_local_port_range` begins at 32,768). */
const FROM = 20_000;
const ROOM = 12_000;

/** The first of so many free ports in a row, which nobody is given who asks the system for any. */
export async function firstOfFreeRow(count: number): Promise<number> {
  const begin = Math.floor(Math.random() * ROOM);
  for (let step = 0; step < ROOM; step += count) {
    const first = FROM + ((begin + step) % ROOM);
    const row = Array.from({ length: count }, (_, at) => isPortFree(first + at));
    if ((await Promise.all(row)).every(Boolean)) return first;
  }
  throw new Error(`there are no ${count} free ports in a row`);
}
