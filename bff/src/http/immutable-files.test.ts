import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createLogger, errorHandler } from '@sojourn/node-kit';
import express from 'express';
import request from 'supertest';
import { immutableFiles } from './immutable-files';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sojourn-immutable-'));
  await mkdir(join(folder, 'mf/1.0.0'), { recursive: true });
  const files = {
    'a.js': 'plain',
    'a.js.br': brotliCompressSync('brotli'),
    'a.js.gz': gzipSync('gzip'),
    'a.js.map': 'map',
    'b.css': 'plain',
    'b.css.gz': gzipSync('gzip'),
    'c.avif': 'picture',
    'e.wasm': 'plain',
    'f.svg': '<svg/>',
    g: 'of no kind',
    'e.wasm.br': brotliCompressSync('brotli'),
    '.hidden': 'secret',
    'mf/1.0.0/d.js': 'deep',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
});
afterAll(() => rm(folder, { recursive: true }));

function ask(path: string, encodings = '', depth?: number) {
  const app = express();
  app.use('/files', immutableFiles(folder, ...(depth === undefined ? [] : [{ depth }])));
  app.use(errorHandler(createLogger({ name: 'test', level: 'silent' })));
  return request(app).get(path).set('accept-encoding', encodings).responseType('blob');
}

test.each([
  ['/files/a.js', '/files/*.js'],
  ['/files/gone.css?v=2', '/files/*.css'],
  ['/files/c.avif', '/files/*.avif'],
  ['/files/mf/1.0.0/d.js', '/files/*.js'],
  ['/files/e.wasm', '/files/*'],
  ['/files/rosa@example.com', '/files/*'],
])('%s is %s in the metrics: its kind, of a list that no visitor makes longer', async (path, route) => {
  const routes: unknown[] = [];
  const app = express();
  app.use((_req, res, next) => {
    res.once('finish', () => routes.push(res.locals['route']));
    next();
  });
  app.use('/files', immutableFiles(folder));
  app.use(errorHandler(createLogger({ name: 'test', level: 'silent' })));
  await request(app).get(path);
  expect(routes).toEqual([route]);
});

const SCRIPT = 'text/javascript';
const STYLE = 'text/css; charset=utf-8';

test.each<[string, string, { as?: string; body: string; type: string }]>([
  ['/files/a.js', 'gzip, br', { as: 'br', body: 'brotli', type: SCRIPT }],
  ['/files/a.js', 'gzip', { as: 'gzip', body: 'gzip', type: SCRIPT }],
  ['/files/a.js', '', { body: 'plain', type: SCRIPT }],
  ['/files/b.css', 'gzip, br', { as: 'gzip', body: 'gzip', type: STYLE }],
  ['/files/b.css', 'br', { body: 'plain', type: STYLE }],
  ['/files/c.avif', 'gzip, br', { body: 'picture', type: 'image/avif' }],
  ['/files/e.wasm', 'br', { as: 'br', body: 'brotli', type: 'application/octet-stream' }],
  ['/files/a.js?v=2', 'br', { as: 'br', body: 'brotli', type: SCRIPT }],
])('%s to a browser that takes "%s" goes as %j', async (path, encodings, { as, body, type }) => {
  const answer = await ask(path, encodings).expect(200);
  expect(String(answer.body)).toBe(body);
  expect(answer.headers['content-encoding']).toBe(as);
  expect(answer.headers['content-type']).toBe(type);
  expect(answer.headers['cache-control']).toBe('max-age=31536000, immutable');
  expect(answer.headers['vary']).toBe('accept-encoding');
});

test.each([
  '/files/nothing.js',
  '/files/a.js.br',
  '/files/a.js.gz',
  '/files/a.js.map',
  '/files/.hidden',
  '/files/mf',
  '/files/mf/',
  '/files/',
  '/files/A.js',
])('%s is a typed 404 that nobody may keep', async (path) => {
  const answer = await ask(path).expect(404);
  expect(JSON.parse(String(answer.body))).toMatchObject({ code: 'not-found', message: 'This file does not exist.' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each([
  ['/files/a.js', 1, 200],
  ['/files/a.js', 3, 404],
  ['/files/mf/1.0.0/d.js', 3, 200],
  ['/files/mf/1.0.0/d.js', 4, 404],
])('%s where files lie %i deep: %i', async (path, depth, status) => {
  await ask(path, '', depth).expect(status);
});

test.each([
  ['bytes=0-0', 206],
  ['bytes=-2', 206],
  // Overlapping parts are one; several at once cost many times the file, so the whole is sent (RFC 9110, 14.2).
  ['bytes=0-,1-,2-,0-,1-,2-', 206],
  ['bytes=0-0,2-2,4-4', 200],
  ['lines=1-2', 200],
])('a part of a file by %s is answered %i', async (range, status) => {
  await ask('/files/c.avif').set('range', range).expect(status);
});

test('a part that lies beyond the file is refused', async () => {
  const { status } = await ask('/files/c.avif').set('range', 'bytes=900-901');
  expect([400, 416]).toContain(status);
});

test.each([
  ['/files/a.js', undefined],
  ['/files/c.avif', undefined],
  ['/files/f.svg', "default-src 'none'"],
  ['/files/g', "default-src 'none'"],
])('%s carries the policy of a document only where it may be opened as one', async (path, policy) => {
  const app = express();
  app.use((_req, res, next) => {
    res.setHeader('content-security-policy', "default-src 'none'").setHeader('x-content-type-options', 'nosniff');
    res.setHeader('x-frame-options', 'DENY').setHeader('x-request-id', 'request-1');
    next();
  });
  app.use('/files', immutableFiles(folder));
  const { headers } = await request(app).get(path).expect(200);
  expect(headers['content-security-policy']).toBe(policy);
  expect(headers['x-frame-options']).toBe(policy && 'DENY');
  expect(headers['x-content-type-options']).toBe('nosniff');
  // What never changes under its name is not compared, and who asked for it is nobody's concern.
  for (const name of ['etag', 'last-modified', 'x-request-id']) expect(headers).not.toHaveProperty(name);
});

test.each([
  ['/files/a.js', undefined],
  ['/files/c.avif', 'bytes'],
])('%s is offered in parts: %s', async (path, parts) => {
  const answer = await ask(path, 'br').expect(200);
  expect(answer.headers['accept-ranges']).toBe(parts);
});

test('a connection is kept without a word, and closed by one', async () => {
  for (const [drains, said] of [
    [false, undefined],
    [true, 'close'],
  ] as const) {
    const app = express();
    app.use((_req, res, next) => {
      if (drains) res.setHeader('connection', 'close');
      next();
    });
    app.use('/files', immutableFiles(folder));
    const { headers } = await request(app).get('/files/a.js').expect(200);
    expect(headers).not.toHaveProperty('keep-alive');
    expect(headers['connection']).toBe(said);
  }
});
