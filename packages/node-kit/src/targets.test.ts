import { jest } from '@jest/globals';
import { createTargets, mayAskAnother, outcomeOfError, type Target } from './targets';

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
  ['POST', 'ECONNREFUSED', false],
  ['GET', 'ECONNRESET', false],
  ['GET', undefined, false],
])('%s that failed by %s may go to another instance: %j', (method, code, expected) => {
  expect(mayAskAnother(method, code === undefined ? {} : { code })).toBe(expected);
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
