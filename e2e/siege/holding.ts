/** Visitors who hold on to what they were given: half requests, and answers that nobody reads. */
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Case, faultUnless, member, tally, unexpected, visitors } from './besieged';
import { statusIn, untilClosed, type Visitor } from './visitor';

const PER_ADDRESS = 13;
const body = { 'content-type': 'application/json', 'content-length': '100' };

async function everybody<T>(all: Visitor[], each: (visitor: Visitor) => Promise<T>): Promise<T[]> {
  return Promise.all(all.flatMap((visitor) => Array.from({ length: PER_ADDRESS }, () => each(visitor))));
}

const halfBodies: Case = {
  name: '260 half-sent bodies, twice',
  work: 'signed-in',
  async run({ port }) {
    const { cookie } = await member(port, '127.0.1.200');
    const all = visitors(port, 20, 1);
    for (const each of all) each.cookie = cookie;
    const answers: { status: number }[] = [];
    for (const path of ['/api/trips', '/api/ai/recommendations']) {
      const said = await everybody(all, async (visitor) =>
        untilClosed(await visitor.open(`${visitor.head(`POST ${path}`, body)}\r\n{"half":`)),
      );
      answers.push(...said.map((text) => ({ status: statusIn(text) })));
    }
    return { happened: tally(answers.map(({ status }) => status)), faults: unexpected(answers, [408]) };
  },
};

const HEADER_EVERY_MS = 1_000;
const GIVE_UP_MS = 25_000;

const halfHeaders: Case = {
  name: '130 requests whose headers do not end',
  work: 'signed-in',
  async run({ port }) {
    const sockets = await everybody(visitors(port, 10, 2), (visitor) => visitor.open(visitor.head('GET /')));
    const closed = sockets.map((socket) => untilClosed(socket));
    const drip = setInterval(
      () => sockets.forEach((socket) => socket.writable && socket.write('x-a: b\r\n')),
      HEADER_EVERY_MS,
    );
    await Promise.race([Promise.all(closed), pause(GIVE_UP_MS)]);
    clearInterval(drip);
    const left = sockets.filter((socket) => !socket.destroyed).length;
    for (const socket of sockets) socket.destroy();
    return { happened: `${left} of ${sockets.length} still open`, faults: faultUnless(left === 0, 'connections stay') };
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
const CUT_OFF_MS = 5_000;

const slowReaders: Case = {
  name: '20 readers who ask for 60 files each and read nothing',
  work: 'signed-in',
  async run({ port }) {
    const path = largestAsset();
    const sockets = await Promise.all(
      visitors(port, 20, 3).map((visitor) => visitor.open(`${visitor.head(`GET ${path}`)}\r\n`.repeat(PIPELINED))),
    );
    await pause(READERS_WAIT_MS);
    // Who begins to read now finds what was under way, and then the cut.
    const cut = sockets.map(async (socket) => void (await untilClosed(socket)));
    await Promise.race([Promise.all(cut), pause(CUT_OFF_MS)]);
    const left = sockets.filter((socket) => !socket.destroyed).length;
    for (const socket of sockets) socket.destroy();
    return {
      happened: `${sockets.length - left} of ${sockets.length} cut off`,
      faults: faultUnless(left === 0, 'readers who read nothing stay'),
    };
  },
};

export const holding: readonly Case[] = [halfBodies, halfHeaders, slowReaders];
