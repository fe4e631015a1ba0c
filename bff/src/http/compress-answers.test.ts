import {
  createServer,
  request as rawRequest,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { once } from 'node:events';
import express from 'express';
import request from 'supertest';
import { COMPRESSED_FROM_BYTES } from './compress-answers';
import { startPortal, type FakePortal } from './portal.fake';

const ours = { 'sec-fetch-site': 'same-origin', 'x-requested-by': 'sojourn' };
const offers = JSON.stringify(Array.from({ length: 400 }, (_, index) => ({ id: index, carrier: 'LH', price: 100 })));

let portal: FakePortal;
let server: Server;
let port: number;

beforeEach(async () => {
  portal = await startPortal();
  server = createServer(portal.app);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await portal.close();
});

const answering =
  (body: string | Buffer, headers: Record<string, string> = {}, status = 200): RequestListener =>
  (_req, res) => {
    res.writeHead(status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...headers,
    });
    res.end(body);
  };

/** The answer as it is on the wire. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const req = rawRequest({ host: '127.0.0.1', port, path, method, headers });
  req.end();
  const [res] = (await once(req, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of res) chunks.push(chunk as Buffer);
  return { status: res.statusCode, headers: res.headers, bytes: Buffer.concat(chunks) };
}
const askFlights = (encodings: string, method?: string) =>
  ask('/api/flights/search', { 'accept-encoding': encodings }, method);

describe('an answer that everybody may have', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('goes to a browser that takes %s as %s', async (accepted, encoding, decompress) => {
    portal.service.answer = answering(offers, { vary: 'accept-language' });
    const { headers, bytes, status } = await askFlights(accepted);
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBeUndefined();
    expect(headers.vary?.toLowerCase().split(', ').sort()).toEqual(['accept-encoding', 'accept-language']);
    expect(bytes.length).toBeLessThan(offers.length / 5);
    expect(decompress(bytes).toString()).toBe(offers);
  });

  test.each(['', 'identity', 'zstd', 'br;q=0, gzip;q=0'])('goes as it is to one that takes "%s"', async (accepted) => {
    portal.service.answer = answering(offers);
    const { headers, bytes } = await askFlights(accepted);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-length']).toBe(String(offers.length));
    expect(headers.vary?.toLowerCase()).toBe('accept-encoding');
    expect(bytes.toString()).toBe(offers);
  });

  test.each([
    [COMPRESSED_FROM_BYTES - 1, undefined],
    [COMPRESSED_FROM_BYTES, 'br'],
  ])('of %i bytes is sent as %s', async (length, encoding) => {
    expect(COMPRESSED_FROM_BYTES).toBe(1024);
    portal.service.answer = answering('x'.repeat(length));
    const { headers } = await askFlights('br');
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('accept-encoding');
  });

  test('is compressed while it comes, when nobody has said how long it is', async () => {
    portal.service.answer = (_req, res) => {
      res.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
      res.write(offers.slice(0, 2_000));
      res.end(offers.slice(2_000));
    };
    const { headers, bytes } = await askFlights('br');
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(bytes).toString()).toBe(offers);
  });

  test('comes whole through a browser that reads slowly', async () => {
    const long = JSON.stringify(Array.from({ length: 100_000 }, () => Math.random()));
    portal.service.answer = answering(long);
    const req = rawRequest({
      host: '127.0.0.1',
      port,
      path: '/api/flights/search',
      headers: { 'accept-encoding': 'gzip' },
    });
    req.end();
    const [res] = (await once(req, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of res) {
      chunks.push(chunk as Buffer);
      await new Promise(setImmediate);
    }
    expect(gunzipSync(Buffer.concat(chunks)).toString()).toBe(long);
  });

  test.each<[string, { body?: Buffer; headers: Record<string, string>; status?: number }]>([
    ['that is compressed already', { body: gzipSync(offers), headers: { 'content-encoding': 'gzip' } }],
    ['that must not be changed', { headers: { 'cache-control': 'public, no-transform' } }],
    ['that is a picture', { headers: { 'content-type': 'image/avif' } }],
    ['that is a part', { headers: {}, status: 206 }],
    ['of events', { headers: { 'content-type': 'text/event-stream' } }],
  ])('%s is not compressed', async (_what, { body = Buffer.from(offers), headers, status = 200 }) => {
    portal.service.answer = answering(body, headers, status);
    const answer = await askFlights('br, gzip');
    expect(answer.status).toBe(status);
    expect(answer.headers['content-encoding']).toBe(headers['content-encoding']);
    expect(answer.bytes.equals(body)).toBe(true);
  });

  test('has no body for HEAD, and its length is that of the answer as it is', async () => {
    portal.service.answer = answering(offers);
    const { headers, bytes } = await askFlights('br', 'HEAD');
    expect(portal.service.seen[0]?.method).toBe('HEAD');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-length']).toBe(String(offers.length));
    expect(bytes.length).toBe(0);
  });

  test('that has not changed stays a 304 without a body', async () => {
    portal.service.answer = (_req, res) => res.writeHead(304, { etag: '"one"' }).end();
    const { status, headers, bytes } = await askFlights('br');
    expect(status).toBe(304);
    expect(headers.vary).toBe('accept-encoding');
    expect(headers['content-encoding']).toBeUndefined();
    expect(bytes.length).toBe(0);
  });

  test.each([
    ['"one"', 'W/"one"'],
    ['W/"one"', 'W/"one"'],
  ])('tagged %s is tagged %s, for its bytes depend on who reads', async (etag, expected) => {
    portal.service.answer = answering(offers, { etag });
    expect((await askFlights('br')).headers.etag).toBe(expected);
  });

  test('is cut when the service leaves it half, compressed or not', async () => {
    portal.service.answer = (_req, res) => {
      res.writeHead(200, { 'content-type': 'application/json', 'content-length': '100000' });
      res.write(offers.slice(0, 5_000));
      res.socket?.destroySoon();
    };
    await expect(askFlights('br')).rejects.toThrow(/aborted|hang up/);
  });

  test('is given up at the service when the browser leaves it half', async () => {
    const gone = new Promise<void>((resolve) => {
      portal.service.answer = (_req, res) => {
        res.writeHead(200, { 'content-type': 'application/json' });
        const more = () => void (res.write(offers) && setImmediate(more));
        res.on('drain', more);
        res.on('close', resolve);
        more();
      };
    });
    const req = rawRequest({
      host: '127.0.0.1',
      port,
      path: '/api/flights/search',
      headers: { 'accept-encoding': 'br' },
    });
    req.on('error', () => undefined).end();
    const [res] = (await once(req, 'response')) as [IncomingMessage];
    res.on('error', () => undefined).once('data', () => req.destroy());
    await gone;
  });
});

describe('where a secret and a stranger’s words may share an answer', () => {
  test.each(['/api/trips', '/api/trips/7'])('%s goes to its owner as it is', async (path) => {
    const browser = request.agent(server);
    await browser.post('/api/login?as=u1').set(ours).expect(200);
    portal.service.answer = answering(offers);
    const answer = await browser.get(path).set('accept-encoding', 'br, gzip').expect(200);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['content-length']).toBe(String(offers.length));
  });

  test('the bff’s own answers about an account go as they are', async () => {
    const long = { notes: 'x'.repeat(4_000) };
    const own = await startPortal({ auth: express.Router().get('/api/auth/user', (_req, res) => void res.json(long)) });
    const answer = await request(own.app).get('/api/auth/user').set('accept-encoding', 'br, gzip').expect(200, long);
    expect(answer.headers['content-encoding']).toBeUndefined();
    await own.close();
  });
});

test('events come one by one through a browser that takes brotli', async () => {
  let finish = (): void => undefined;
  portal.service.answer = (_req, res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    res.write('event: progress\n\n');
    finish = () => res.end('event: result\n\n');
  };
  const headers = { ...ours, accept: 'text/event-stream', 'accept-encoding': 'br' };
  const req = rawRequest({ host: '127.0.0.1', port, method: 'POST', path: '/api/ai/recommendations', headers });
  req.end('{}');
  const [res] = (await once(req, 'response')) as [IncomingMessage];
  const [first] = (await once(res, 'data')) as [Buffer];
  expect(first.toString()).toBe('event: progress\n\n');
  finish();
  const [second] = (await once(res, 'data')) as [Buffer];
  expect(second.toString()).toBe('event: result\n\n');
});
