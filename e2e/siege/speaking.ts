/** Visitors who speak HTTP as no browser does. */
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type Case, faultUnless, keepCalling } from './besieged';
import { heldBy } from './memory';
import { statusIn, untilClosed, type Visitor } from './visitor';

/** What is answered to bytes on a connection of their own, which the visitor does not keep open. */
async function answerTo(visitor: Visitor, text: string): Promise<{ status: number; text: string }> {
  const socket = await visitor.open(text);
  const said = await untilClosed(socket);
  return { status: statusIn(said), text: said };
}

/** So long goes on what would be over in one: in a second the person meets too few answers to tell one late one from many. */
const SECONDS = 6;

const CLOSING = { connection: 'close' };
const UPGRADE = { connection: 'Upgrade, close', upgrade: 'websocket', 'sec-websocket-version': '13' };
const bomb = gzipSync(Buffer.alloc(50_000_000, '{"a":'), { level: 9 }).toString('latin1').slice(0, 60_000);

/** Each with the only status it may have. */
const sentences: readonly [what: string, status: number, text: (visitor: Visitor) => string][] = [
  ['TRACE', 404, (visitor) => `${visitor.head('TRACE /', CLOSING)}\r\n`],
  ['PATCH of a trip', 404, (visitor) => `${visitor.head('PATCH /api/trips/1', CLOSING)}\r\n`],
  ['a wish for a websocket', 200, (visitor) => `${visitor.head('GET /livez', UPGRADE)}\r\n`],
  ['a header of 20 kB', 431, (visitor) => `${visitor.head('GET /', { ...CLOSING, 'x-a': 'a'.repeat(20_000) })}\r\n`],
  ['an address of 20 kB', 431, (visitor) => `${visitor.head(`GET /${'a'.repeat(20_000)}`, CLOSING)}\r\n`],
  [
    '400 cookies',
    200,
    (visitor) => {
      const cookie = Array.from({ length: 400 }, (_, index) => `c${index}=${'v'.repeat(20)}`).join('; ');
      return `${visitor.head('GET /livez', { ...CLOSING, cookie })}\r\n`;
    },
  ],
  [
    'a body of 50 MB in 60 kB',
    400,
    (visitor) => {
      const framed = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
      const head = visitor.head('POST /api/login', { ...CLOSING, ...framed, 'content-length': '60000' });
      return `${head}\r\n${'x'.repeat(60_000 - bomb.length)}${bomb}`;
    },
  ],
  [
    'two lengths of one body',
    400,
    (visitor) =>
      `${visitor.head('POST /api/login', { ...CLOSING, 'content-length': '5' })}Content-Length: 6\r\n\r\n{"a":1`,
  ],
  ['no HTTP at all', 400, () => '\u0016\u0003\u0001 hello\r\n\r\n'],
];

const oddRequests: Case = {
  name: 'requests that no browser makes',
  work: 'signed-in',
  expected: [200, 400, 404, 431],
  async run(besieged) {
    const answers = await Promise.all(
      sentences.map(([, , text], index) => {
        const visitor = besieged.visitor(`127.0.16.${index + 1}`);
        return answerTo(visitor, text(visitor));
      }),
    );
    return {
      answers: answers.map(({ status }) => ({ status })),
      faults: sentences.flatMap(([what, wanted], index) =>
        faultUnless(answers[index]?.status === wanted, `${what} was answered ${answers[index]?.status}`),
      ),
    };
  },
};

const CONNECTIONS = 1_000;
const KEPT = 256;

const idleConnections: Case = {
  name: '1,000 connections of one address that say nothing more',
  work: 'signed-in',
  expected: [],
  async run(besieged) {
    const visitor = besieged.visitor('127.0.17.1');
    let open = 0;
    const sockets = [];
    for (let index = 0; index < CONNECTIONS; index += 1) {
      const socket = await visitor.open(`${visitor.head('GET /livez')}\r\n`);
      open += 1;
      socket.on('data', () => undefined).once('close', () => (open -= 1));
      sockets.push(socket);
    }
    const { status } = await visitor.ask({ path: '/livez' });
    // What was closed for the last ones is told here a moment later: after another answer it is.
    await visitor.ask({ path: '/livez' });
    const left = open;
    await pause(SECONDS * 1000);
    for (const socket of sockets) socket.destroy();
    return {
      happened: `${left} of ${CONNECTIONS} stay open`,
      faults: [
        ...faultUnless(left <= KEPT, 'one address holds too many'),
        ...faultUnless(status === 200, 'the address itself is locked out'),
      ],
    };
  },
};

const ADDRESSES = 4_000;
const ADDRESSES_SECONDS = 30;
/** In MB, of more than 4,000 addresses: each may leave nothing. */
const KEPT_MORE = 6;
const RESIDENT_MORE = 60;

const unknownAddresses: Case = {
  name: '4,000 addresses that do not exist and more, each of them once',
  work: 'signed-in',
  expected: [404, 429],
  async run(besieged) {
    const before = await heldBy(besieged.portal);
    let count = 0;
    const end = performance.now() + SECONDS * 1000;
    const answers = await keepCalling(besieged.visitors(12, 18), ADDRESSES_SECONDS, (visitor) => {
      count += 1;
      if (count > ADDRESSES && performance.now() > end) return undefined;
      return visitor.ask({ path: ['/mf/x/', '/assets/', '/api/', '/'][count % 4] + `nowhere-${count}.js` });
    });
    const after = await heldBy(besieged.portal);
    const kept = Math.round(after.kept - before.kept);
    const resident = Math.round(after.resident - before.resident);
    return {
      answers,
      happened: `${kept} MB more kept, ${resident} resident`,
      faults: [
        ...faultUnless(kept < KEPT_MORE, `the bff keeps ${kept} MB more`),
        ...faultUnless(resident < RESIDENT_MORE, `the bff grew by ${resident} MB`),
        ...faultUnless(after.lines - before.lines < 200, 'each address is a metric of its own'),
      ],
    };
  },
};

export const speaking: readonly Case[] = [oddRequests, idleConnections, unknownAddresses];
