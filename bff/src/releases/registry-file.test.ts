import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Registry } from '@sojourn/contracts';
import { createLogger } from '@sojourn/node-kit';
import { registryPath } from '@sojourn/releases';
import { createRegistryFile, type RegistrySource } from './registry-file';

let folder: string;
let source: RegistrySource;

const registry = (shellVersion: string): Registry => ({
  shellVersion,
  publishedAt: '2026-11-21T09:00:00.000Z',
  remotes: [],
});
/** As the store does it: beside, then renamed, so that it is another file. */
async function replace(text: string) {
  await writeFile(join(folder, 'new'), text);
  await rename(join(folder, 'new'), registryPath(folder));
}
const liveShell = async () => (await source.current())?.registry.shellVersion;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sojourn-registry-'));
  source = createRegistryFile(folder, createLogger({ name: 'test', level: 'silent' }));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('is undefined until something is published', async () => {
  expect(await source.current()).toBeUndefined();
  await replace(JSON.stringify(registry('0.1.0')));
  expect(await liveShell()).toBe('0.1.0');
});

test('is what the file says now, and made once for all who ask', async () => {
  await replace(JSON.stringify(registry('0.1.0')));
  const [one, other] = await Promise.all([source.current(), source.current()]);
  expect(one).toBe(other);
  expect(await source.current()).toBe(one);
  await replace(JSON.stringify(registry('0.2.0')));
  expect(await liveShell()).toBe('0.2.0');
});

test.each([
  ['is no JSON', () => replace('{')],
  ['is no registry', () => replace('{"remotes":[]}')],
  ['is gone', () => rm(registryPath(folder))],
])('stays the last good one when the file %s', async (_what, spoil) => {
  await replace(JSON.stringify(registry('0.1.0')));
  expect(await liveShell()).toBe('0.1.0');
  await spoil();
  expect(await liveShell()).toBe('0.1.0');
  await replace(JSON.stringify(registry('0.2.0')));
  expect(await liveShell()).toBe('0.2.0');
});

test('says the same in every form, under a tag that follows the content', async () => {
  await replace(JSON.stringify(registry('0.1.0')));
  const first = await source.current();
  const text = JSON.stringify(registry('0.1.0'));
  expect(first?.bytes.identity.toString()).toBe(text);
  expect(brotliDecompressSync(first?.bytes.br as Buffer).toString()).toBe(text);
  expect(gunzipSync(first?.bytes.gzip as Buffer).toString()).toBe(text);
  expect(first?.etag).toMatch(/^"[\w-]{22}"$/);

  await replace(JSON.stringify(registry('0.2.0')));
  const second = await source.current();
  expect(second?.etag).not.toBe(first?.etag);
  await replace(text);
  expect((await source.current())?.etag).toBe(first?.etag);
});
