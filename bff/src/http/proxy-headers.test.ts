import express from 'express';
import request from 'supertest';
import { copyHeadersToBrowser, headersToService } from './proxy-headers';

test('a service sees what is listed and what is added, and nothing else', () => {
  const headers = {
    accept: 'application/json',
    'accept-language': 'de',
    'content-type': 'text/plain',
    'if-none-match': '"one"',
    'idempotency-key': 'k1',
    'content-length': '7',
    'accept-encoding': 'br',
    cookie: 'sid=1',
    authorization: 'Bearer stolen',
    'x-user-id': '1',
    range: 'bytes=0-1',
  };
  expect(headersToService(headers, { authorization: 'Bearer ours', 'x-request-id': 'r1' })).toEqual([
    ...['accept', 'application/json', 'accept-language', 'de', 'content-type', 'text/plain'],
    ...['if-none-match', '"one"', 'idempotency-key', 'k1', 'authorization', 'Bearer ours', 'x-request-id', 'r1'],
  ]);
  expect(headersToService({}, {})).toEqual([]);
});

const answerWith = async (headers: Record<string, string>, before: Record<string, string> = {}) => {
  const app = express();
  app.disable('x-powered-by');
  app.get('/', (_req, res) => {
    res.set(before);
    copyHeadersToBrowser(headers, res);
    res.end();
  });
  const { headers: got } = await request(app).get('/');
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...others } = got as Record<string, string>;
  return others;
};

test('a browser sees what is listed, and nothing else', async () => {
  const listed = {
    'content-type': 'text/plain',
    'content-length': '0',
    'content-encoding': 'identity',
    'content-disposition': 'attachment',
    'content-language': 'de',
    'cache-control': 'max-age=5',
    'last-modified': 'Sat, 21 Nov 2026 09:00:00 GMT',
    'retry-after': '5',
    'x-accel-buffering': 'no',
  };
  expect(await answerWith({ ...listed, 'set-cookie': 'sid=1', server: 'x', 'x-internal': '1' })).toEqual(listed);
});

test.each([
  ['accept-language', 'accept-encoding', 'accept-encoding, accept-language'],
  ['Accept-Encoding', 'accept-encoding', 'accept-encoding'],
])('vary of %s joins %s', async (theirs, ours, expected) => {
  expect((await answerWith({ vary: theirs, 'content-length': '0' }, { vary: ours }))['vary']).toBe(expected);
});

test.each([
  ['"one"', 'W/"one"'],
  ['W/"one"', 'W/"one"'],
])('the tag %s becomes %s', async (etag, expected) => {
  expect((await answerWith({ etag, 'content-length': '0' }))['etag']).toBe(expected);
});
