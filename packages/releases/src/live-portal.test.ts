import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askPortal } from './live-portal';

let dataDir: string;
let server: Server;
let body: string;
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const note = (value: unknown) => writeFile(join(dataDir, 'portal.json'), JSON.stringify(value));
const entry = {
  name: 'mf-flights',
  version: '1.0.0',
  base: '/mf/mf-flights/1.0.0-0123abcd/',
  entry: 'remoteEntry.js',
  integrity: 'sha384-x',
  manifest: {},
  routes: [],
  widgets: [],
};

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sojourn-live-'));
  body = JSON.stringify({ remotes: [{}, entry] });
  server = createServer((_req, res) => res.end(body));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterEach(async () => {
  server.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('says what the portal of a data folder serves', async () => {
  await note({ portal: 1, children: [], origin: origin() });
  expect(await askPortal({ dataDir }, 'mf-flights')).toEqual({ origin: origin(), folder: '1.0.0-0123abcd' });
  expect(await askPortal({ dataDir }, 'mf-cars')).toEqual({ origin: origin(), folder: undefined });
});

test('says which canary is out', async () => {
  await note({ portal: 1, children: [], origin: origin() });
  const release = { ...entry, version: '1.1.0', base: '/mf/mf-flights/1.1.0-0123abcd/' };
  body = JSON.stringify({ remotes: [entry], canaries: [{ percent: 10, release }] });
  const canary = { folder: '1.1.0-0123abcd', percent: 10 };
  expect(await askPortal({ dataDir }, 'mf-flights')).toEqual({ origin: origin(), folder: '1.0.0-0123abcd', canary });
});

test('asks the portal that is named, where none is noted', async () => {
  expect(await askPortal({ dataDir, url: origin() }, 'mf-flights')).toEqual({
    origin: origin(),
    folder: '1.0.0-0123abcd',
  });
});

test('is undefined without a portal, with one that was killed, and with one that answers something else', async () => {
  expect(await askPortal({ dataDir }, 'mf-flights')).toBeUndefined();
  await note({ portal: 1, children: [] });
  expect(await askPortal({ dataDir }, 'mf-flights')).toBeUndefined();
  await note({ portal: 1, children: [], origin: origin() });
  body = 'starting';
  expect(await askPortal({ dataDir }, 'mf-flights')).toBeUndefined();
  await new Promise((closed) => server.close(closed));
  expect(await askPortal({ dataDir }, 'mf-flights')).toBeUndefined();
});
