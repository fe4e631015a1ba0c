import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileLockedError, withFileLock } from './with-file-lock';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sojourn-lock-'));
  path = join(folder, '.lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('returns what the work returns, and leaves no lock', async () => {
  const during = await withFileLock(path, () => readdir(folder));
  expect(during).toEqual(['.lock']);
  expect(await readdir(folder)).toEqual([]);
});

test('leaves no lock after work that failed, whose error it passes on', async () => {
  await expect(withFileLock(path, () => Promise.reject(new Error('no luck')))).rejects.toThrow('no luck');
  expect(await readdir(folder)).toEqual([]);
});

test('lets one in at a time', async () => {
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await readdir(folder);
    inside -= 1;
  };
  await Promise.all([1, 2, 3, 4].map(() => withFileLock(path, work)));
  expect(most).toBe(1);
});

test('gives up on a lock that is held for longer than the patience, and runs nothing', async () => {
  await mkdir(path);
  let hasRun = false;
  const work = () => Promise.resolve((hasRun = true));
  await expect(withFileLock(path, work, { patienceMs: 50 })).rejects.toThrow(FileLockedError);
  expect(hasRun).toBe(false);
  expect(await readdir(folder)).toEqual(['.lock']);
});

test('passes a lock that a killed writer left half a minute ago', async () => {
  await mkdir(path);
  const longAgo = new Date(Date.now() - 31_000);
  await utimes(path, longAgo, longAgo);
  expect(await withFileLock(path, () => Promise.resolve('done'), { patienceMs: 50 })).toBe('done');
});

test('respects a lock that was refreshed within half a minute', async () => {
  await mkdir(path);
  const recently = new Date(Date.now() - 25_000);
  await utimes(path, recently, recently);
  await expect(withFileLock(path, () => Promise.resolve(), { patienceMs: 50 })).rejects.toThrow(FileLockedError);
});

test('passes on what is wrong with the disk', async () => {
  const nowhere = join(folder, 'missing', '.lock');
  await expect(withFileLock(nowhere, () => Promise.resolve(), { patienceMs: 50 })).rejects.toThrow('ENOENT');
});
