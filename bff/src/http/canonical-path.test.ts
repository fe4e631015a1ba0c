import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import fc from 'fast-check';
import type { Request, Response } from 'express';
import request from 'supertest';
import { canonicalPath, isCanonicalPath } from './canonical-path';
import { startPortal, type FakePortal } from './portal.fake';
import { proxiedRoutes } from './route-map';
import { routeFits } from './route-pattern.model';

const TRICKS = [
  '/..',
  '/../',
  '/./',
  '/.',
  '/%2e%2e/',
  '/%2E%2e',
  '/.%2e/',
  '/%2e/',
  '/\\..\\',
  '/..\\',
  '\\',
  '/%5c..%5c',
  '/..%5c',
  '//',
  '///',
  '/..;/',
  '/..;a=b/',
  '/.;/',
  '%2f',
  '%2F..%2F',
  '/..%2f',
  '%252e%252e/',
  '/%c0%ae%c0%ae/',
  '/%c0%af',
  '%00',
  '/%00/',
  '/%',
  '/%zz',
  '/%e0%80',
  '/%u002e',
  '/\u2025/',
  '/\uff0e\uff0e/',
  '#/../',
  '/%09/',
  '/%0d%0a',
  '/%0aHost:x',
  ' /',
  '/\t',
  '/%7f',
  '@evil.example/',
];

const refused = [
  '/api/trips/..',
  '/api/trips/../users',
  '/api/trips/./1',
  '/api/trips/%2e%2e/users',
  '/api/trips/%2E%2E/users',
  '/api/trips/.%2e/users',
  '/api/trips\\..\\users',
  '/api/trips/\\..\\',
  '/api//trips',
  '//api/trips',
  '/api/trips//',
  '/api/trips/%2fusers',
  '/api/trips/%5cusers',
  '/api/trips/a%2fb',
  '/api/trips/a%2Fb',
  '/api/trips/a%5Cb',
  '/api/trips/a%00',
  '/api/trips/%00',
  '/api/trips/%',
  '/api/trips/%zz',
  '/api/trips/%e0%80',
  '/api/trips/..;/users',
  'http://evil.example/api/trips',
  'api/trips',
  '',
  '/api/trips/a%0db',
  '/api/trips/é',
  '/%2e%2e',
  '/.',
];
const accepted = [
  '/',
  '/api/trips',
  '/api/trips/1',
  '/trips/',
  '/api/x/...',
  '/a/..b',
  '/a/b..',
  '/.well-known/x',
  '/S%C3%A3o%20Paulo',
  '/a%3Fb',
  '/a%252e',
  '/@scope/a:b',
];

test.each(refused)('%j is refused', (path) => {
  expect(isCanonicalPath(path)).toBe(false);
});

test.each(accepted)('%j is one path for everybody', (path) => {
  expect(isCanonicalPath(path)).toBe(true);
});

test.each([
  ['/api/trips?x=1', true],
  ['/api/trips?x=/../y//z', true],
  ['/api/trips#x', false],
  ['/api/trips?x#y', false],
  ['/api/../trips?x', false],
])('an address of %s passes: %s', (originalUrl, passes) => {
  let hasPassed = false;
  const pass = () => canonicalPath({ originalUrl } as Request, {} as Response, () => void (hasPassed = true));
  if (passes) pass();
  else expect(pass).toThrow('This address is not valid.');
  expect(hasPassed).toBe(passes);
});

describe('through the whole bff, byte for byte on the socket', () => {
  let portal: FakePortal;
  let server: Server;
  let cookie: string;
  beforeAll(async () => {
    portal = await startPortal();
    server = createServer(portal.app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const login = await request(server)
      .post('/api/login?as=u1')
      .set({ 'sec-fetch-site': 'same-origin', 'x-requested-by': 'sojourn' });
    cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
  });
  afterAll(async () => {
    server.close();
    server.closeAllConnections();
    await portal.close();
  });

  const ask = (path: string, who = '') =>
    new Promise<number>((resolve, reject) => {
      let answer = '';
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => {
        socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${who}\r\nconnection: close\r\n\r\n`);
      });
      socket.on('data', (chunk) => (answer += chunk.toString()));
      socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)));
      socket.on('error', reject);
    });

  test('no path that hides another reaches a service by a way that is not in the route map', async () => {
    const piece = fc.oneof(
      fc.constantFrom(...TRICKS),
      fc.constantFrom('users', 'search', 'restore', '1', 'a', 'credentials', 'api'),
    );
    const path = fc
      .tuple(
        fc.constantFrom('/api/trips', '/api/airports', '/api/flights', '/api/destinations'),
        fc.array(piece, { minLength: 1, maxLength: 5 }),
        fc.boolean(),
      )
      .map(([prefix, pieces, joined]) => prefix + (joined ? '/' : '') + pieces.join('/'));
    await fc.assert(
      fc.asyncProperty(path, async (text) => {
        portal.service.seen.length = 0;
        const status = await ask(text, cookie);
        expect([200, 400, 404]).toContain(status);
        for (const { url } of portal.service.seen) {
          const plain = `/api${new URL(url, 'http://service').pathname}`;
          expect(proxiedRoutes.some((route) => routeFits(route.path, plain))).toBe(true);
          expect(decodeURIComponent(url)).not.toMatch(/\\|\/\.\.?(\/|$|;)|\/\/|\0/);
        }
      }),
      { numRuns: 300, examples: [['/api/trips/1'], ['/api/airports/search']] },
    );
  }, 60_000);

  test.each(TRICKS)('%j inside trips answers a stranger 400, 401 or 404 and asks nobody', async (trick) => {
    portal.service.seen.length = 0;
    expect([400, 401, 404]).toContain(await ask(`/api/trips${trick}users`));
    expect(await ask(`/api/destinations/${trick}/../users`)).toBe(400);
    expect(portal.service.seen).toEqual([]);
  });
});
