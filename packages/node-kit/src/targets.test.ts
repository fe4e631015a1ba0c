import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { CONNECTION_MS, createTargets, maySendAgain, outcomeOfError, type Target } from './targets';

const open = (url: string) => ({ url, destroyed: 0, destroy: () => Promise.resolve() }) as unknown as Target;
const createOpen = (...urls: string[]) => createTargets(urls, open);
const urlOf = (target: Target) => (target as unknown as { url: string }).url;

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

test('one instance is always the one', () => {
  const targets = createOpen('a');
  expect(targets.size).toBe(1);
  expect([targets.next(), targets.next()].map(urlOf)).toEqual(['a', 'a']);
  targets.reportFailure(targets.next());
  expect(urlOf(targets.next())).toBe('a');
});

test('several take turns', () => {
  const targets = createOpen('a', 'b', 'c');
  expect(targets.size).toBe(3);
  expect([1, 2, 3, 4].map(() => urlOf(targets.next()))).toEqual(['a', 'b', 'c', 'a']);
});

test('one that failed rests for five seconds', () => {
  const targets = createOpen('a', 'b');
  targets.reportFailure(targets.next());
  expect([1, 2, 3].map(() => urlOf(targets.next()))).toEqual(['b', 'b', 'b']);
  jest.advanceTimersByTime(4_999);
  expect(new Set([1, 2].map(() => urlOf(targets.next())))).toEqual(new Set(['b']));
  jest.advanceTimersByTime(1);
  expect(new Set([1, 2].map(() => urlOf(targets.next())))).toEqual(new Set(['a', 'b']));
});

test('one that failed rests no longer when the clock is set back', () => {
  const targets = createOpen('a', 'b');
  targets.reportFailure(targets.next());
  jest.setSystemTime(0);
  jest.advanceTimersByTime(5_000);
  expect(new Set([1, 2].map(() => urlOf(targets.next())))).toEqual(new Set(['a', 'b']));
});

test('the others keep their turns while one rests', () => {
  const targets = createOpen('a', 'b', 'c');
  const [, second] = [targets.next(), targets.next(), targets.next()];
  targets.reportFailure(second as Target);
  expect([1, 2, 3, 4].map(() => urlOf(targets.next()))).toEqual(['a', 'c', 'a', 'c']);
});

test('when all rest they take turns nevertheless', () => {
  const targets = createOpen('a', 'b');
  targets.reportFailure(targets.next());
  targets.reportFailure(targets.next());
  expect(new Set([1, 2].map(() => urlOf(targets.next())))).toEqual(new Set(['a', 'b']));
});

test('a connection is used again for ten seconds, then the name is looked up anew', async () => {
  let connections = 0;
  const server = createServer((_req, res) => res.end('ok')).on('connection', () => (connections += 1));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const targets = createTargets([`http://127.0.0.1:${(server.address() as AddressInfo).port}`]);
  const ask = async () => {
    await (await targets.next().request({ method: 'GET', path: '/' })).body.text();
    // A connection is free a moment after its answer is read.
    await new Promise((free) => setImmediate(free));
  };
  jest.useRealTimers();
  const clock = jest.spyOn(Date, 'now');
  const now = Date.now();
  try {
    await ask();
    clock.mockReturnValue(now + CONNECTION_MS);
    await ask();
    expect(connections).toBe(1);
    clock.mockReturnValue(now + CONNECTION_MS + 1_000);
    await ask();
    expect(connections).toBe(2);
  } finally {
    clock.mockRestore();
    await targets.close();
    server.close();
  }
});

test('all connections end with it', async () => {
  const ended: string[] = [];
  const targets = createTargets(['a', 'b'], (url) => ({
    dispatch: () => true,
    request: () => Promise.reject(new Error('not asked')),
    destroy: (() => Promise.resolve(ended.push(url))) as unknown as Target['destroy'],
  }));
  await targets.close();
  expect(ended).toEqual(['a', 'b']);
});

test.each([
  ['GET', 'ECONNREFUSED', true],
  ['HEAD', 'UND_ERR_CONNECT_TIMEOUT', true],
  ['PUT', 'ECONNREFUSED', true],
  ['DELETE', 'ECONNREFUSED', true],
  ['POST', 'ECONNREFUSED', true],
  ['GET', 'ECONNRESET', true],
  ['HEAD', 'UND_ERR_SOCKET', true],
  ['GET', 'EPIPE', true],
  ['POST', 'ECONNRESET', false],
  ['PUT', 'UND_ERR_SOCKET', false],
  ['DELETE', 'UND_ERR_SOCKET', false],
  ['GET', 'UND_ERR_HEADERS_TIMEOUT', false],
  ['GET', undefined, false],
])('%s that failed by %s may be sent once more: %j', (method, code, expected) => {
  expect(maySendAgain(method, code === undefined ? {} : { code })).toBe(expected);
});

test.each([
  ['ECONNREFUSED', 'unreached'],
  ['UND_ERR_CONNECT_TIMEOUT', 'unreached'],
  ['ENOTFOUND', 'unreached'],
  ['ECONNRESET', 'failed'],
  ['UND_ERR_HEADERS_TIMEOUT', 'failed'],
  [undefined, 'failed'],
])('a call that ended with %s is %s to the breaker', (code, expected) => {
  expect(outcomeOfError(code === undefined ? {} : { code })).toBe(expected);
});
