/** What no browser sends, as bytes: each is refused or answered, and none reaches a service or ends the process. */
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { startPortal, type FakePortal } from './portal.fake';

let portal: FakePortal;
let server: Server;

beforeAll(async () => {
  portal = await startPortal();
  server = createServer(portal.app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await new Promise((closed) => {
    server.close(closed);
    server.closeAllConnections();
  });
  await portal.close();
});

const FROM_A_PAGE = 'sec-fetch-site: same-origin\r\nx-requested-by: sojourn\r\n';

/** Every status that comes back on one connection. */
const statusesOf = (bytes: string) =>
  new Promise<number[]>((resolve) => {
    let said = '';
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (said += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve([...said.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))));
  });

const ask = (line: string, headers = '', rest = '') =>
  `${line} HTTP/1.1\r\nhost: x\r\n${FROM_A_PAGE}connection: close\r\n${headers}\r\n${rest}`;

test.each<[string, number[], string]>([
  ['TRACE', [404], ask('TRACE /')],
  ['TRACE from elsewhere', [403], 'TRACE / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
  ['PATCH of what can only be replaced', [404], ask('PATCH /api/trips/1')],
  ['a tunnel', [], 'CONNECT mongo:27017 HTTP/1.1\r\nhost: mongo:27017\r\n\r\n'],
  ['a method that nobody knows', [400], ask('EVIL /')],
  ['an address of another server', [400], ask('GET http://169.254.169.254/latest')],
  ['a header of 20 kB', [431], ask('GET /', `x-a: ${'a'.repeat(20_000)}\r\n`)],
  ['an address of 20 kB', [431], ask(`GET /${'a'.repeat(20_000)}`)],
  ['400 cookies', [200], ask('GET /livez', `cookie: ${'a=b; '.repeat(400)}\r\n`)],
  ['two lengths of one body', [400], ask('POST /api/trips', 'content-length: 2\r\ncontent-length: 3\r\n', '{}')],
  ['a length and chunks', [400], ask('POST /api/trips', 'content-length: 2\r\ntransfer-encoding: chunked\r\n', '{}')],
  ['a length below nothing', [400], ask('POST /api/trips', 'content-length: -1\r\n', '{}')],
  ['TLS where there is none', [400], '\u0016\u0003\u0001\u0002\u0000\u0001\r\n\r\n'],
  ['no host', [400], 'GET / HTTP/1.1\r\n\r\n'],
])('%s is answered %j', async (_what, statuses, bytes) => {
  expect(await statusesOf(bytes)).toEqual(statuses);
  expect(portal.service.seen).toEqual([]);
});

test('a wish for a websocket is a request like another', async () => {
  const upgrade = 'GET /livez HTTP/1.1\r\nhost: x\r\nconnection: upgrade, close\r\nupgrade: websocket\r\n\r\n';
  expect(await statusesOf(upgrade)).toEqual([200]);
});

test('requests one behind the other are answered in their order, and refused beyond an address’s share', async () => {
  const one = 'GET /livez HTTP/1.1\r\nhost: x\r\n\r\n';
  const statuses = await statusesOf(one.repeat(30) + ask('GET /nowhere'));
  expect(statuses).toHaveLength(31);
  expect(new Set(statuses.slice(0, 16))).toEqual(new Set([200]));
  expect(statuses.filter((status) => ![200, 404, 429].includes(status))).toEqual([]);
});
