import { PassThrough } from 'node:stream';
import type { Request } from 'express';
import { readBody } from './read-body';

function requestWith(method: string, headers: Record<string, string> = {}) {
  const stream = new PassThrough();
  return Object.assign(stream, { method, headers }) as unknown as Request & PassThrough;
}
const codeOf = async (work: () => unknown) => {
  try {
    return await work();
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test.each(['GET', 'HEAD', 'DELETE'])('%s has no body, and must not have one', async (method) => {
  expect(readBody(requestWith(method), 100)).toBeNull();
  expect(readBody(requestWith(method, { 'content-length': '0' }), 100)).toBeNull();
  expect(await codeOf(() => readBody(requestWith(method, { 'content-length': '1' }), 100))).toBe('bad-input');
  expect(await codeOf(() => readBody(requestWith(method, { 'transfer-encoding': 'chunked' }), 100))).toBe('bad-input');
});

test.each(['POST', 'PUT', 'PATCH'])('%s has its whole body read, however it comes', async (method) => {
  const req = requestWith(method);
  const body = readBody(req, 6);
  req.write('abc');
  req.end('def');
  expect((await body)?.toString()).toBe('abcdef');
});

test('a body that is not there is an empty one', async () => {
  const req = requestWith('POST', { 'content-length': '0' });
  const body = readBody(req, 6);
  req.end();
  expect(await body).toEqual(Buffer.alloc(0));
});

test.each([
  [6, null],
  [7, 'too-large'],
])('of %i bytes under a limit of 6, declared: %s', async (length, code) => {
  const req = requestWith('POST', { 'content-length': String(length) });
  req.end('x'.repeat(length));
  const outcome = await codeOf(() => readBody(req, 6));
  expect(outcome).toEqual(code ?? Buffer.from('x'.repeat(length)));
});

test('a body that passes the limit on its way is refused, and no longer read', async () => {
  const req = requestWith('POST');
  const body = codeOf(() => readBody(req, 6));
  req.write('abcdef');
  req.write('g');
  expect(await body).toBe('too-large');
  expect(req.listenerCount('data')).toBe(0);
});

test('a browser that leaves halfway is its own fault', async () => {
  const req = requestWith('POST');
  const body = codeOf(() => readBody(req, 6));
  req.write('abc');
  req.destroy(new Error('aborted'));
  expect(await body).toBe('timed-out');
});
