import { PassThrough } from 'node:stream';
import { jest } from '@jest/globals';
import express, { type Request } from 'express';
import { errorHandler, createLogger } from '@sojourn/node-kit';
import request from 'supertest';
import { BODY_LIMIT_MS, jsonBody, readBody } from './read-body';

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
  expect(await readBody(requestWith(method), 100)).toBeNull();
  expect(await readBody(requestWith(method, { 'content-length': '0' }), 100)).toBeNull();
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

test.each([
  ['by an error', (req: PassThrough) => req.destroy(new Error('aborted'))],
  ['without a word', (req: PassThrough) => req.destroy()],
])('a browser that leaves halfway, %s, is its own fault', async (_how, leave) => {
  const req = requestWith('POST');
  const body = codeOf(() => readBody(req, 6));
  req.write('abc');
  leave(req);
  expect(await body).toBe('request-timeout');
});

test('one that left before anybody looked is not waited for', async () => {
  const req = requestWith('POST');
  req.destroy();
  expect(await codeOf(() => readBody(req, 6))).toBe('request-timeout');
});

test('a body that does not end is given up after five seconds, however much still drips in', async () => {
  jest.useFakeTimers();
  try {
    const req = requestWith('POST');
    const outcome = codeOf(() => readBody(req, 100));
    const settled = jest.fn();
    void outcome.then(settled);
    await jest.advanceTimersByTimeAsync(BODY_LIMIT_MS - 1);
    req.write('x');
    await jest.advanceTimersByTimeAsync(0);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe('request-timeout');
    expect(req.listenerCount('data')).toBe(0);
  } finally {
    jest.useRealTimers();
  }
});

test('a body that came whole leaves no timer behind', async () => {
  jest.useFakeTimers();
  try {
    const req = requestWith('POST');
    const body = readBody(req, 6);
    req.end('abc');
    await body;
    expect(jest.getTimerCount()).toBe(0);
  } finally {
    jest.useRealTimers();
  }
});

describe('a JSON body', () => {
  const app = express();
  app.post('/', jsonBody(20), (req, res) => void res.json({ body: req.body ?? 'none' }));
  app.use(errorHandler(createLogger({ name: 'test', level: 'silent' })));
  const post = (headers: Record<string, string>, body?: string) => request(app).post('/').set(headers).send(body);
  const json = { 'content-type': 'application/json' };

  test.each<[string, Record<string, string>, string | undefined, number, object]>([
    ['is read', json, '{"a":"é"}', 200, { body: { a: 'é' } }],
    ['is read with its charset', { 'content-type': 'application/json; charset=utf-8' }, '[1]', 200, { body: [1] }],
    ['is nothing when it is empty', json, undefined, 200, { body: 'none' }],
    ['is nothing when it is something else', { 'content-type': 'text/plain' }, '{"a":1}', 200, { body: 'none' }],
    ['must be JSON', json, '{"a":', 400, { code: 'bad-input', message: 'The request body is not valid JSON.' }],
    ['must not be compressed', { ...json, 'content-encoding': 'gzip' }, '{}', 400, { code: 'bad-input' }],
    ['has a limit', json, `"${'x'.repeat(19)}"`, 413, { code: 'too-large' }],
  ])('%s', async (_what, ...[headers, body, status, expected]) => {
    const answer = await post(headers, body);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject(expected);
  });
});
