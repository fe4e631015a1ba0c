import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { createOutbound } from './outbound';

let asked = 0;
const server = createServer((req, res) => {
  asked += 1;
  if (req.url === '/away') res.writeHead(302, { location: '/' }).end();
  else if (req.url === '/silent') return;
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
});
