import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createArgon2Threads } from './argon2-threads';

// Says what it was asked, and in which thread.
const TELLING = `
import { threadId } from 'node:worker_threads';
export const hash = ({ password, options }) => JSON.stringify({ password, options, isElsewhere: threadId > 0 });
export const verify = ({ hash, password }) => {
  if (hash === 'broken') throw new Error('not a hash');
  return hash === password;
};`;

let dir: string;
let threads: ReturnType<typeof createArgon2Threads>;
const open = () => createArgon2Threads({ threads: 1, module: pathToFileURL(join(dir, 'telling.mjs')) });
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'argon2-threads-'));
  await writeFile(join(dir, 'telling.mjs'), TELLING);
  threads = open();
});
afterAll(async () => {
  await threads.close();
  await rm(dir, { recursive: true, force: true });
});

test('hashes in another thread, with the parameters it is given', async () => {
  const options = { memoryCost: 1_024, timeCost: 2, parallelism: 1 };
  expect(JSON.parse(await threads.hash('Correct!Horse', options))).toEqual({
    password: 'Correct!Horse',
    options,
    isElsewhere: true,
  });
});

test('says of each password whether it fits its hash', async () => {
  expect(await Promise.all([threads.verify('a', 'a'), threads.verify('a', 'b')])).toEqual([true, false]);
});

test('a hash that cannot be read fails alone', async () => {
  await expect(threads.verify('broken', 'a')).rejects.toThrow('not a hash');
  expect(await threads.verify('a', 'a')).toBe(true);
});

test('what is under way when it closes is finished', async () => {
  const closing = open();
  const underWay = Array.from({ length: 5 }, () => closing.verify('a', 'a'));
  await closing.close();
  expect(await Promise.all(underWay)).toEqual(Array(5).fill(true));
});
