import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
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

test('passes a lock that a killed writer left ten seconds ago', async () => {
  await mkdir(path);
  const longAgo = new Date(Date.now() - 11_000);
  await utimes(path, longAgo, longAgo);
  expect(await withFileLock(path, () => Promise.resolve('done'), { patienceMs: 50 })).toBe('done');
});

test('respects a lock that was refreshed within ten seconds', async () => {
  await mkdir(path);
  const recently = new Date(Date.now() - 8_000);
  await utimes(path, recently, recently);
  await expect(withFileLock(path, () => Promise.resolve(), { patienceMs: 50 })).rejects.toThrow(FileLockedError);
});

test('says that a lock was taken away while it was held, and leaves the other holder’s', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date'] });
  try {
    const work = async () => {
      await rm(path, { recursive: true });
      await mkdir(path);
      await utimes(path, new Date(0), new Date(0));
      // The holder looks after half of the lock's life, and then at the disk.
      jest.advanceTimersByTime(5_000);
      for (let look = 0; look < 20; look += 1) await readdir(folder);
    };
    const held = withFileLock(path, work);
    await expect(held).rejects.toThrow(`${path} was lost while it was held`);
    await expect(held).rejects.toMatchObject({ cause: { code: 'ECOMPROMISED' } });
    expect(await readdir(folder)).toEqual(['.lock']);
  } finally {
    jest.useRealTimers();
  }
});

test('is refused by name, with the lock and its cause', async () => {
  await mkdir(path);
  await expect(withFileLock(path, () => Promise.resolve(), { patienceMs: 0 })).rejects.toMatchObject({
    name: 'FileLockedError',
    message: `${path} is locked`,
    cause: { code: 'ELOCKED' },
  });
});

test('passes on what is wrong with the disk', async () => {
  const nowhere = join(folder, 'missing', '.lock');
  await expect(withFileLock(nowhere, () => Promise.resolve(), { patienceMs: 50 })).rejects.toThrow('ENOENT');
});
