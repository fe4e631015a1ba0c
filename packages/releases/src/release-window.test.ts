import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openInWindow } from './release-window';

/**
 * An opener that loads the entry as the federation runtime does, and asks its global for each route. What is not there
 * after five seconds never comes.
 */
const OPENER = `
  globalThis.openRelease = ({ name, base, entry, routes }) => new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = base + entry;
    script.onload = () => resolve(routes.filter(({ path }) => !globalThis[name.replace('-', '_')]?.[path]).map(({ path }) => path + ' is away'));
    script.onerror = () => resolve([entry + ' is away']);
    document.head.appendChild(script);
    setTimeout(() => resolve([entry + ' never came']), 5000);
  });`;

let folder: string;
const released = {
  name: 'mf-cars',
  version: '1.0.0',
  base: '/mf/mf-cars/0/',
  entry: 'remoteEntry.js',
  integrity: '',
  manifest: {},
  routes: [{ path: '/cars', title: 'Cars' }],
  widgets: [],
};
async function open(entry: string, changes: Partial<typeof released> = {}) {
  await writeFile(join(folder, 'dist/remoteEntry.js'), entry);
  return openInWindow({ shellDir: folder, dist: join(folder, 'dist'), released: { ...released, ...changes } });
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sojourn-window-'));
  await mkdir(join(folder, 'opener'));
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'opener/open-release.js'), OPENER);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('runs an entry as a browser does: its var is a global, and it knows its own address', async () => {
  const entry = `var mf_cars = { '/cars': document.currentScript.src === 'http://portal.localhost/mf/mf-cars/0/remoteEntry.js' };`;
  expect(await open(entry)).toEqual([]);
});

test('has what a browser has when a module is first run', async () => {
  const wanted = [
    'matchMedia',
    'IntersectionObserver',
    'ResizeObserver',
    'localStorage',
    'fetch',
    'requestAnimationFrame',
  ];
  const entry = `var mf_cars = { '/cars': ${JSON.stringify(wanted)}.every((name) => typeof globalThis[name] !== 'undefined') };`;
  expect(await open(entry)).toEqual([]);
});

test('says what an entry threw before it says what is missing', async () => {
  expect(await open(`throw new TypeError('no wheels');`)).toEqual(['TypeError: no wheels', '/cars is away']);
});

test('finds no fault with an entry that threw and is whole all the same', async () => {
  expect(await open(`var mf_cars = { '/cars': true }; throw new TypeError('no wheels');`)).toEqual([]);
});

test('says once what is wrong for the same reason', async () => {
  const routes = ['/cars', '/cars'].map((path) => ({ path, title: 'Cars' }));
  expect(await open('', { routes })).toEqual(['/cars is away']);
});

test('runs no script any more once an entry was run', async () => {
  expect(await open(`var mf_cars = { get '/cars'() { return document.currentScript === null; } };`)).toEqual([]);
});

test('lets an entry put into the head what is no script', async () => {
  const entry = `
    const style = document.head.appendChild(document.createElement('style'));
    var mf_cars = { '/cars': style.parentNode === document.head };`;
  expect(await open(entry)).toEqual([]);
});

test('names the file in which an error was made', async () => {
  const entry = `var mf_cars = { '/cars': new Error().stack.includes('/mf/mf-cars/0/remoteEntry.js:1') };`;
  expect(await open(entry)).toEqual([]);
});

test('reads a script as the text it is', async () => {
  expect(await open(`var mf_cars = { '/cars': 'été'.length === 3 };`)).toEqual([]);
});

test('says which file is away', async () => {
  expect(await open('', { entry: 'other.js' })).toEqual([expect.stringContaining('other.js'), 'other.js is away']);
});

test('reads nothing outside of the release', async () => {
  await writeFile(join(folder, 'secret.js'), `var mf_cars = { '/cars': true };`);
  const faults = await open('', { entry: '../../../secret.js' });
  expect(faults[0]).toContain('lies outside the release');
});
