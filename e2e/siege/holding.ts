/** Visitors who hold on to what they were given: half requests, and answers that nobody reads. */
import type { Socket } from 'node:net';
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Case, faultUnless, type Outcome, within } from './besieged';
import { statusIn, untilClosed, type Visitor } from './visitor';

const PER_ADDRESS = 13;
const body = { 'content-type': 'application/json', 'content-length': '100' };

const openAll = (all: readonly Visitor[], each: number, text: (visitor: Visitor) => string): Promise<Socket[]> =>
  Promise.all(all.flatMap((visitor) => Array.from({ length: each }, () => visitor.open(text(visitor)))));

/** Waits until the portal has cut all of them off; who still stays is a fault. */
async function cutOff(sockets: readonly Socket[], limitMs: number): Promise<Outcome> {
  const staying = () => sockets.filter(({ destroyed }) => !destroyed);
  await within(limitMs, () => staying().length === 0);
  const left = staying();
  for (const socket of left) socket.destroy();
  return {
    happened: `${sockets.length - left.length} of ${sockets.length} cut off`,
    faults: faultUnless(left.length === 0, 'connections stay'),
  };
}

const halfBodies: Case = {
  name: '260 half-sent bodies, twice',
  work: 'signed-in',
  // A person has so many lists of recommendations a day; what comes after them is refused at once.
  expected: [408, 429],
  async run(besieged) {
    const { cookie } = await besieged.member('127.0.1.200');
    const all = besieged.visitors(20, 1);
    for (const each of all) each.cookie = cookie;
    const said: string[] = [];
    for (const path of ['/api/trips', '/api/ai/recommendations']) {
      const half = (visitor: Visitor) => `${visitor.head(`POST ${path}`, body)}\r\n{"half":`;
      said.push(...(await Promise.all((await openAll(all, PER_ADDRESS, half)).map(untilClosed))));
    }
    return { answers: said.map((text) => ({ status: statusIn(text) })) };
  },
};

const HEADER_EVERY_MS = 1_000;
const GIVE_UP_MS = 25_000;

const halfHeaders: Case = {
  name: '130 requests whose headers do not end',
  work: 'signed-in',
  expected: [],
  async run(besieged) {
    const sockets = await openAll(besieged.visitors(10, 2), PER_ADDRESS, (visitor) => visitor.head('GET /'));
    for (const socket of sockets) void untilClosed(socket);
    const write = () => sockets.forEach((socket) => socket.writable && socket.write('x-a: b\r\n'));
    const drip = setInterval(write, HEADER_EVERY_MS);
    return cutOff(sockets, GIVE_UP_MS).finally(() => clearInterval(drip));
  },
};

const assets = fileURLToPath(new URL('../../shell/dist/assets', import.meta.url));

function largestAsset(): string {
  const files = readdirSync(assets, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const bySize = files.toSorted((a, b) => statSync(join(assets, b)).size - statSync(join(assets, a)).size);
  return `/assets/${bySize[0]}`;
}

const PIPELINED = 60;
// Two looks of the bff at who reads nothing (open-requests.ts), and a moment.
const READERS_WAIT_MS = 50_000;
// Less than the time after which an idle connection is closed anyway.
const CUT_OFF_MS = 20_000;

const slowReaders: Case = {
  name: '20 readers who ask for 60 files each and read nothing',
  work: 'signed-in',
  expected: [],
  async run(besieged) {
    const head = `GET ${largestAsset()}`;
    const many = (visitor: Visitor) => `${visitor.head(head)}\r\n`.repeat(PIPELINED);
    const sockets = await openAll(besieged.visitors(20, 3), 1, many);
    await pause(READERS_WAIT_MS);
    // Who begins to read now finds what was under way, and then the cut.
    for (const socket of sockets) void untilClosed(socket);
    return cutOff(sockets, CUT_OFF_MS);
  },
};

export const holding: readonly Case[] = [halfBodies, halfHeaders, slowReaders];
