/** What strangers send: every unsafe route and every crooked path. Speaks raw HTTP, because browsers tidy paths up. */
import { request as rawRequest } from 'node:http';
import { dayFromNow, expect, newPerson, test } from '../story';

type Sent = { method: string; path: string; headers?: Record<string, string>; body?: string };

function send(
  origin: string,
  { method, path, headers = {}, body = '' }: Sent,
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(origin);
  return new Promise((done, fail) => {
    // A body without its length would be read as the beginning of another request.
    const framed = { ...headers, 'content-length': String(Buffer.byteLength(body)) };
    const to = { hostname: hostname === 'localhost' ? '127.0.0.1' : hostname, port, method, path, headers: framed };
    const call = rawRequest(to, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk));
      answer.on('end', () => done({ status: answer.statusCode ?? 0, text }));
    });
    call.on('error', fail);
    call.end(body);
  });
}

type Document = { paths: Record<string, Record<string, unknown>> };

test('every unsafe route refuses a foreign origin, no origin and a null origin', async ({ portal }) => {
  const document: Document = await (await fetch(`${portal.origin}/docs/openapi.json`)).json();
  const unsafe = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'get')
      .map((method) => ({ method: method.toUpperCase(), path: path.replace('{id}', '1') })),
  );
  expect(unsafe.length).toBeGreaterThanOrEqual(10);
  const json = { 'content-type': 'application/json', 'x-requested-by': 'sojourn' };
  for (const route of unsafe) {
    for (const headers of [
      { origin: 'https://evil.example' },
      {},
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const { status } = await send(portal.origin, { ...route, headers: { ...json, ...headers }, body: '{}' });
      expect(status, `${route.method} ${route.path} with ${JSON.stringify(headers)}`).toBe(403);
    }
  }
});

test('crooked paths are refused and reach no service', async ({ portal }) => {
  const crooked = [
    '/api/trips/%2e%2e/users',
    '/api/trips/../users',
    '/api/trips/..%2fusers',
    '/api/trips/.%2e/users',
    '/api/trips\\..\\users',
    '/api/trips/%5c..%5cusers',
    '/api//trips',
    '/api/trips//1',
    '/api/trips/%00',
    '/api/trips/%zz',
    '/api/%2561',
    '//evil.example/api/trips',
    '/mf/../../keys/keys.json',
    '/mf/%2e%2e/%2e%2e/keys/keys.json',
    '/assets/..%2f..%2fpackage.json',
  ];
  for (const path of crooked) {
    const { status, text } = await send(portal.origin, { method: 'GET', path });
    expect([400, 404], `${path} answered ${status}: ${text.slice(0, 200)}`).toContain(status);
  }
});

test('each kind of bad flight question is answered with a sentence, and no stack is logged', async ({ portal }) => {
  const good = { origin: 'LHR', destination: 'FCO', departureDate: dayFromNow(30) };
  const bad: [string, Record<string, string> | string][] = [
    ['nothing at all', {}],
    ['a code of four letters', { ...good, origin: 'LHRX' }],
    ['an unknown airport', { ...good, destination: 'QQQ' }],
    ['a past date', { ...good, departureDate: '2020-01-01' }],
    ['a date that does not exist', { ...good, departureDate: '2027-02-30' }],
    ['a return before the departure', { ...good, returnDate: dayFromNow(20) }],
    ['infants above adults', { ...good, adults: '1', infants: '2' }],
    ['ten adults', { ...good, adults: '10' }],
    ['a list', `origin=LHR&origin=LGW&destination=FCO&departureDate=${dayFromNow(30)}`],
    ['an operator', `origin[$ne]=x&destination=FCO&departureDate=${dayFromNow(30)}`],
    ['an operator in adults', `origin=LHR&destination=FCO&departureDate=${dayFromNow(30)}&adults[$gt]=1`],
  ];
  for (const [kind, query] of bad) {
    const answer = await fetch(`${portal.origin}/api/flights/search?${new URLSearchParams(query)}`);
    const body = await answer.json();
    expect(answer.status, `${kind}: ${JSON.stringify(body)}`).toBe(400);
    expect(body.message, kind).toMatch(/^[A-Z].{10,}$/);
    expect(body.code).toBe('bad-input');
  }
  for (const name of ['search-1', 'bff']) expect(portal.log(name)).not.toMatch(/\n\s+at |"stack"/);
});

test('an anonymous visit sets no cookie; signing in replaces a planted one', async ({ portal }) => {
  const visit = await fetch(portal.origin);
  expect(visit.headers.get('set-cookie')).toBeNull();
  const headers = {
    'content-type': 'application/json',
    'x-requested-by': 'sojourn',
    origin: portal.origin,
    cookie: 'sid=s%3Aplanted.x',
  };
  const answer = await fetch(`${portal.origin}/api/register`, {
    method: 'POST',
    headers,
    body: JSON.stringify(newPerson()),
  });
  expect(answer.status).toBeLessThan(300);
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
  expect(cookie).not.toContain('planted');
});
