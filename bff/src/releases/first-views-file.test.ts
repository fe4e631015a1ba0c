import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@sojourn/node-kit';
import { releasedFlights } from '../http/portal.fake';
import { createFirstViewFolder } from './first-views-file';

const views = { '/flights/search': { html: '<p/>', css: '', withQuery: true, guestsOnly: false } };
let folder: string;
let file: string;
let logged: string[];
const source = () =>
  createFirstViewFolder(
    folder,
    createLogger({ name: 'test', level: 'warn', destination: { write: (line) => void logged.push(line) } }),
  );

beforeEach(async () => {
  logged = [];
  folder = await mkdtemp(join(tmpdir(), 'sojourn-views-'));
  const release = join(folder, releasedFlights.base.replace('/mf/', ''));
  await mkdir(release, { recursive: true });
  file = join(release, 'first-views.json');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('are read from the folder of the release, once', async () => {
  await writeFile(file, JSON.stringify(views));
  const read = source();
  expect(await read.of(releasedFlights)).toEqual(views);
  await rm(file);
  expect(await read.of(releasedFlights)).toEqual(views);
});

test('show the pictures of their own release', async () => {
  const html = '<img src="release:/a.avif" srcset="release:/a.avif 640w, release:/b.avif 1280w">';
  const css = '.a{background:url(release:/c.avif)}';
  const view = { html, css, withQuery: false, guestsOnly: true, base: 'release:/' };
  await writeFile(file, JSON.stringify({ '/x': view }));
  const { base } = releasedFlights;
  expect(await source().of(releasedFlights)).toEqual({
    '/x': {
      html: `<img src="${base}a.avif" srcset="${base}a.avif 640w, ${base}b.avif 1280w">`,
      css: `.a{background:url(${base}c.avif)}`,
      ...{ withQuery: false, guestsOnly: true },
    },
  });
});

test('are none for a release without, which nobody has to hear of', async () => {
  expect(await source().of(releasedFlights)).toEqual({});
  expect(logged).toEqual([]);
});

test.each(['{', '{"/x":{"html":1}}', '[]'])(
  'are none where the file is spoilt, and the log says so: %s',
  async (text) => {
    await writeFile(file, text);
    expect(await source().of(releasedFlights)).toEqual({});
    expect(logged.join()).toContain('unreadable first views');
  },
);
