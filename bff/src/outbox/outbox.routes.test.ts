import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import request from 'supertest';
import { createOutboxFolder } from './outbox-folder';
import { createOutboxRoutes } from './outbox.routes';

let dir: string;
beforeEach(async () => (dir = await mkdtemp(join(tmpdir(), 'outbox-'))));
afterEach(() => rm(dir, { recursive: true, force: true }));

const eml = (subject: string) =>
  [
    'From: Sojourn <no-reply@sojourn.example>',
    'To: ada@example.org',
    `Subject: ${subject}`,
    'Date: Sat, 21 Nov 2026 09:00:00 +0000',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Open http://localhost:3000/auth/verify?token=abc',
    '--b',
    'Content-Type: text/html',
    '',
    '<html><head></head><body><script>alert(1)</script><a href="http://localhost:3000/auth/verify?token=abc">Go</a></body></html>',
    '--b--',
    '',
  ].join('\r\n');
const FIRST = '2026-11-21T09-00-00.000Z-1.eml';

const app = () => express().use(createOutboxRoutes(createOutboxFolder(dir)));
const get = (path: string, host = 'localhost:3000') => request(app()).get(path).set('host', host);

test.each(['evil.example', 'localhost.evil.example', '10.0.0.1', '127.0.0.1.nip.io'])(
  'a page that came by the name %s sees nothing',
  async (host) => {
    await writeFile(join(dir, FIRST), eml('Confirm'));
    for (const path of ['', `/${FIRST}`, `/${FIRST}/html`, `/${FIRST}/eml`]) {
      expect((await get(`/dev/outbox${path}`, host)).status).toBe(404);
    }
  },
);

test.each(['..%2f..%2fetc%2fpasswd', '.eml', 'x.txt', '%00.eml', 'nobody.eml', '..%2Fsecret.eml'])(
  'the name %s opens no file',
  async (name) => {
    await writeFile(join(dir, '..', 'secret.eml'), eml('Secret'));
    expect((await get(`/dev/outbox/${name}`)).status).toBe(404);
    await rm(join(dir, '..', 'secret.eml'));
  },
);

test('messages are listed newest first, and what is not one is left out', async () => {
  await writeFile(join(dir, FIRST), eml('The first'));
  await writeFile(join(dir, '2026-11-21T10-00-00.000Z-2.eml'), eml('The second'));
  await writeFile(join(dir, 'half.eml.part'), eml('Half'));
  const { text, headers } = await get('/dev/outbox', '127.0.0.1:3000');
  expect(text.indexOf('The second')).toBeLessThan(text.indexOf('The first'));
  expect(text).toContain('To ada@example.org');
  expect(text).not.toContain('Half');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-/);
});

test('a folder that is not there yet is empty', async () => {
  await rm(dir, { recursive: true });
  expect((await get('/dev/outbox')).text).toContain('Nothing yet.');
});

test('a message shows its text with links, and its HTML where it may do nothing', async () => {
  await writeFile(join(dir, FIRST), eml('Confirm your address'));
  const page = await get(`/dev/outbox/${FIRST}`);
  expect(page.text).toContain('<a href="http://localhost:3000/auth/verify?token=abc">');
  expect(page.text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(page.text).not.toContain('alert(1)');

  const html = await get(`/dev/outbox/${FIRST}/html`);
  expect(html.text).toContain('<base target="_blank">');
  expect(html.headers['content-security-policy']).toMatch(/^sandbox allow-popups .*default-src 'none'/);
  expect(html.headers['content-security-policy']).not.toContain('allow-scripts');
  // The page of the message shows it in a frame; nobody else's page may.
  expect(html.headers['x-frame-options']).toBe('SAMEORIGIN');

  const file = await get(`/dev/outbox/${FIRST}/eml`);
  expect(file.headers).toMatchObject({
    'content-type': expect.stringContaining('message/rfc822'),
    'content-disposition': `attachment; filename="${FIRST}"`,
  });
});
