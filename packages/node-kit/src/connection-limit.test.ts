import { createServer, type ServerResponse, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { limitConnections } from './connection-limit';
import { soon } from './soon.fake';

const MOST = 3;
let server: Server;
let port: number;
let answers: ServerResponse[];
const sockets: Socket[] = [];

beforeEach(async () => {
  answers = [];
  server = createServer((req, res) => {
    if (req.url === '/wait') answers.push(res);
    else res.end('ok');
  });
  limitConnections(server, MOST, (address = '') => address);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  port = (server.address() as AddressInfo).port;
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await new Promise((closed) => server.close(closed));
});

/** A connection that the server knows of; it says when it is closed. */
async function open(localAddress = '127.0.0.1') {
  const known = soon(new Promise<Socket>((resolve) => server.once('connection', resolve)));
  const socket = connect({ host: '127.0.0.1', port, localAddress });
  sockets.push(socket);
  const closed = new Promise<'closed'>((resolve) => socket.once('close', () => resolve('closed')));
  socket.on('error', () => undefined);
  const atServer = await known;
  return {
    isClosed: () => soon(closed),
    /** Closes it from this end, until the server has noticed. */
    async close() {
      const gone = new Promise((resolve) => atServer.once('close', resolve));
      socket.destroy();
      await soon(gone);
    },
    /** The first words of what is answered. */
    ask: (path: string) =>
      soon(
        new Promise<string>((resolve) => {
          socket.once('data', (chunk) => resolve(chunk.toString().split('\r\n', 1)[0] ?? ''));
          socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
        }),
      ),
  };
}

/** So many questions have come that wait for their answers. */
async function areAsked(count: number) {
  const deadline = AbortSignal.timeout(8_000);
  while (answers.length < count) {
    deadline.throwIfAborted();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const OK = 'HTTP/1.1 200 OK';

test('one more than an address may have takes the place of what was idle for longest', async () => {
  const [first, second, third] = [await open(), await open(), await open()];
  // It was of use a moment ago.
  expect(await first.ask('/')).toBe(OK);
  const fourth = await open();
  expect(await second.isClosed()).toBe('closed');
  for (const each of [first, third, fourth]) expect(await each.ask('/')).toBe(OK);
});

test('what waits for an answer is not taken away; where nothing is idle the new one is closed', async () => {
  const busy = [await open(), await open(), await open()];
  const asked = busy.map((each) => each.ask('/wait'));
  await areAsked(MOST);
  const oneMore = await open();
  expect(await oneMore.isClosed()).toBe('closed');
  for (const res of answers) res.end();
  expect(await Promise.all(asked)).toEqual([OK, OK, OK]);
});

test('every address is counted for itself, and by what is still open', async () => {
  const [mine, ...others] = [await open('127.0.0.9'), await open(), await open(), await open(), await open()];
  expect(await others[0]?.isClosed()).toBe('closed');
  expect(await mine?.ask('/')).toBe(OK);
  for (let turn = 0; turn < 2 * MOST; turn += 1) {
    const one = await open('127.0.0.8');
    expect(await one.ask('/')).toBe(OK);
  }
  expect(await mine?.ask('/')).toBe(OK);
});

test('a place that is given back is free, and no more than that one', async () => {
  const [first, second, third] = [await open(), await open(), await open()];
  const waiting = [first.ask('/wait'), second.ask('/wait')];
  await areAsked(2);
  await third.close();
  const fourth = await open();
  expect(await fourth.ask('/')).toBe(OK);
  waiting.push(fourth.ask('/wait'));
  await areAsked(3);
  expect(await (await open()).isClosed()).toBe('closed');
  for (const res of answers) res.end();
  expect(await Promise.all(waiting)).toEqual([OK, OK, OK]);
});

test('whoever has closed everything begins anew', async () => {
  for (const each of [await open(), await open(), await open()]) await each.close();
  const again = [await open(), await open(), await open()];
  const waiting = again.map((each) => each.ask('/wait'));
  await areAsked(MOST);
  for (const res of answers) res.end();
  expect(await Promise.all(waiting)).toEqual([OK, OK, OK]);
});
