import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from '../bson/codec';
import { openEnvironment, type Environment } from './environment';
import { claimFolder } from './folder-lock';

let dir: string;
let environment: Environment;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'folder-lock-'));
  environment = openEnvironment(dir);
});
afterEach(async () => {
  await environment.root.close();
  rmSync(dir, { recursive: true });
});

const put = (key: string, value: Record<string, unknown>) => environment.meta.putSync(Buffer.from(key), encode(value));
/** Field 22 of proc(5)'s `stat`: when a process started. */
const startOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ')[19];
const inUse = /is in use by process \d+; stop it or choose another folder\.$/;

test('a folder is its claimer’s until it lets go', () => {
  const release = claimFolder(environment, dir);
  expect(() => claimFolder(environment, dir)).toThrow(inUse);
  expect(() => claimFolder(environment, join(dir, '.'))).toThrow(inUse);
  release();
  claimFolder(environment, dir)();
});

test('what another process holds is refused while it runs, and free when it was killed', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(other, 'spawn');
  put('owner', { pid: other.pid, startedAt: startOf(Number(other.pid)) });
  expect(() => claimFolder(environment, dir)).toThrow(`The data folder ${dir} is in use by process ${other.pid}; stop`);
  other.kill('SIGKILL');
  await once(other, 'exit');
  claimFolder(environment, dir)();
});

test('a process that only has the number of the one before it holds nothing', () => {
  put('owner', { pid: process.ppid, startedAt: 'long ago' });
  claimFolder(environment, dir)();
  // Nor does what this process left behind when it had the same number in another life.
  put('owner', { pid: process.pid, startedAt: startOf(process.pid) });
  claimFolder(environment, dir)();
});

test('a folder of another format is refused, and a new one gets ours', () => {
  claimFolder(environment, dir)();
  claimFolder(environment, dir)();
  put('format', { version: 2 });
  expect(() => claimFolder(environment, dir)).toThrow(
    `The data folder ${dir} has format 2, this engine reads format 1; use the engine that made it or another folder.`,
  );
});
