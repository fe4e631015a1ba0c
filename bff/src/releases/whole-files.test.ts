import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createLogger } from '@sojourn/node-kit';
import request from 'supertest';
import { startPortal, type FakePortal } from '../http/portal.fake';
import { createWholeFiles, type WholeFiles } from './whole-files';

const BASE = 'mf-flights/1.0.0-0123abcd';
const sha384 = (bytes: string | Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
const entryBr = brotliCompressSync('entry');
const contents = { 'remoteEntry.js': 'entry', 'remoteEntry.js.br': entryBr, 'parts/page.js': 'page' };

async function writeRelease(folder: string) {
  await mkdir(join(folder, BASE, 'parts'), { recursive: true });
  for (const [path, bytes] of Object.entries(contents)) await writeFile(join(folder, BASE, path), bytes);
  await writeFile(join(folder, BASE, 'stranger.js'), 'not of this release');
  await writeFile(
    join(folder, BASE, 'release.json'),
    JSON.stringify({
      description: { name: 'mf-flights', requires: { shell: '*' }, routes: [], widgets: [] },
      version: '1.0.0',
      entry: 'remoteEntry.js',
      integrity: sha384('entry'),
      manifest: {},
      files: Object.entries(contents).map(([path, bytes]) => ({ path, sha384: sha384(bytes) })),
    }),
  );
}

describe('proving files', () => {
  let folder: string;
  let logged: string[];
  let isWhole: WholeFiles;
  const place = (path: string) => join(folder, BASE, path);

  beforeEach(async () => {
    logged = [];
    folder = await mkdtemp(join(tmpdir(), 'sojourn-whole-'));
    await writeRelease(folder);
    const destination = { write: (line: string) => void logged.push(line) };
    isWhole = createWholeFiles(folder, createLogger({ name: 'test', level: 'error', destination }));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test.each([
    ['remoteEntry.js', true],
    ['remoteEntry.js.br', true],
    ['parts/page.js', true],
    ['stranger.js', false],
    ['release.json', false],
    ['gone.js', false],
  ])('%s is whole: %s', async (path, expected) => {
    expect(await isWhole(`/${BASE}/${path}`)).toBe(expected);
  });

  test('finds a byte that was flipped after the file was first served, and that it was put back', async () => {
    const path = `/${BASE}/parts/page.js`;
    expect(await isWhole(path)).toBe(true);
    await writeFile(place('parts/page.js'), 'pagf');
    // As a disk would: the time of the change is the old one.
    await utimes(place('parts/page.js'), 1_000, 1_000);
    expect(await isWhole(path)).toBe(false);
    expect(await isWhole(path)).toBe(false);
    expect(logged.filter((line) => line.includes('a damaged file'))).toHaveLength(1);
    await writeFile(place('parts/page.js'), 'page');
    expect(await isWhole(path)).toBe(true);
  });

  test('proves nothing by a release.json that is none, and again when it is mended', async () => {
    await writeFile(place('release.json'), '{}');
    expect(await isWhole(`/${BASE}/parts/page.js`)).toBe(false);
    await writeRelease(folder);
    expect(await isWhole(`/${BASE}/parts/page.js`)).toBe(true);
  });
});

describe('serving files of a release', () => {
  let portal: FakePortal;
  const ask = (path: string) =>
    request(portal.app).get(`/mf/${BASE}/${path}`).set('accept-encoding', 'br').responseType('blob');
  beforeEach(async () => {
    portal = await startPortal();
    await writeRelease(join(portal.folder, 'releases'));
  });
  afterEach(() => portal.close());

  test('serves what is whole for a year', async () => {
    const answer = await ask('remoteEntry.js').expect(200);
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': expect.stringContaining('immutable'),
    });
  });

  test('serves the plain form where the compressed one is damaged', async () => {
    await writeFile(join(portal.folder, 'releases', BASE, 'remoteEntry.js.br'), 'garbage');
    const answer = await ask('remoteEntry.js').expect(200);
    expect(String(answer.body)).toBe('entry');
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  test('serves a damaged file to nobody, and nobody may keep the answer', async () => {
    await writeFile(join(portal.folder, 'releases', BASE, 'parts/page.js'), 'pagf');
    const answer = await ask('parts/page.js').expect(503);
    expect(JSON.parse(String(answer.body))).toMatchObject({ code: 'unavailable' });
    expect(answer.headers['cache-control']).toBe('no-store');
    await ask('gone.js').expect(404);
  });
});
