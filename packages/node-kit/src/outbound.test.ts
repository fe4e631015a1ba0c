import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import type { AppError } from './app-error';
import { createOutbound } from './outbound';

let asked = 0;
let key: string | undefined;
const headersOf = (url: string) => {
  const after = decodeURIComponent(url.slice('/wait'.length));
  return after ? { 'retry-after': after } : {};
};
async function echo(req: IncomingMessage, res: ServerResponse) {
  key = req.headers.authorization;
  const sent = JSON.parse((await req.toArray()).join('')) as { say: string };
  res.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ words: sent.say }));
}
const server = createServer((req, res) => {
  asked += 1;
  if (req.url === '/away') res.writeHead(302, { location: '/' }).end();
  else if (req.url === '/silent') return;
  else if (req.url?.startsWith('/wait')) res.writeHead(429, headersOf(req.url)).end();
  else if (req.method === 'POST') void echo(req, res);
  else res.end(JSON.stringify({ words: 'a'.repeat(Number(req.url?.slice(1)) || 3) }));
});
let origin = '';
const schema = z.object({ words: z.string() });

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (path: string, change: Partial<Parameters<typeof createOutbound>[0]> = {}) =>
  createOutbound({ name: 'word', origins: [origin], timeoutMs: 5_000, ...change }).getJson(
    new URL(path, origin),
    schema,
  );
const refused = { code: 'unavailable', message: expect.stringMatching(/^The word provider cannot be reached/) };

describe('a call to a provider outside', () => {
  test('reads JSON of a host that was named', async () => {
    expect(await get('/3')).toEqual({ words: 'aaa' });
  });

  test.each([
    'http://169.254.169.254/latest',
    'http://localhost:1/',
    'https://127.0.0.1/',
    'file:///etc/passwd',
    'http://[::1]/',
  ])('never leaves for %s', async (address) => {
    const outbound = createOutbound({ name: 'word', origins: [origin], timeoutMs: 5_000 });
    await expect(outbound.getJson(new URL(address), schema)).rejects.toMatchObject(refused);
    expect(asked).toBe(0);
  });

  test('does not follow where an answer sends it', async () => {
    await expect(get('/away')).rejects.toMatchObject(refused);
    expect(asked).toBe(1);
  });

  test('reads no more than it was told to', async () => {
    expect((await get('/80', { maxBytes: 92 })).words).toHaveLength(80);
    await expect(get('/82', { maxBytes: 92 })).rejects.toMatchObject(refused);
  });

  test('waits no longer than it was told to', async () => {
    await expect(get('/silent', { timeoutMs: 50 })).rejects.toMatchObject(refused);
  });

  test('sends JSON with its key and reads what is answered', async () => {
    const headers = { authorization: 'Bearer secret' };
    const outbound = createOutbound({ name: 'word', origins: [origin], timeoutMs: 5_000, headers });
    const answer = await outbound.postJson(new URL('/', origin), { say: 'hello' }, schema);
    expect(answer).toEqual({ words: 'hello' });
    expect(key).toBe('Bearer secret');
  });

  const inTwoMinutes = new Date(Date.now() + 120_000).toUTCString();
  test.each([
    ['seconds', '7', 7],
    ['no time at all', '', 30],
    ['what is no time', 'soon', 30],
    ['a year', '31536000', 600],
    ['a date gone by', new Date(0).toUTCString(), 1],
  ])('is told to wait %s', async (_name, after, retryAfterSeconds) => {
    await expect(get(`/wait${encodeURIComponent(after)}`)).rejects.toMatchObject({
      code: 'overloaded',
      message: expect.stringMatching(/^The word provider takes no more questions/),
      retryAfterSeconds,
    });
  });

  test('is told to wait until a date', async () => {
    const waiting = get(`/wait${encodeURIComponent(inTwoMinutes)}`);
    const seconds = await waiting.then(
      () => Number.NaN,
      (error: AppError) => Number(error.retryAfterSeconds),
    );
    expect(seconds).toBeGreaterThan(60);
    expect(seconds).toBeLessThanOrEqual(120);
  });
});
