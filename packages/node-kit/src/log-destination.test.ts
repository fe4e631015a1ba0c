import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';

const program = `
  import { createLogger } from ${JSON.stringify(new URL('./logger.ts', import.meta.url).href)};
  const logger = createLogger({ name: 'x', level: 'info' });
  for (let count = 0; count < 1_000; count += 1) logger.info({ count }, 'a line');
  process.stdin.once('data', () => {
    logger.info('one more');
    process.stdout.write('still here\\n');
    process.stdin.once('data', () => {
      logger.info('the last');
      process.exit(7);
    });
  });
  process.stdout.write('begun\\n');
`;

const read = (file: string) => readFileSync(file, 'utf8');

/** Resolves when a file has a text in it. */
async function holds(file: string, text: string): Promise<void> {
  while (!read(file).includes(text)) await new Promise(setImmediate);
}

/** Runs a process that logs, into a file; answers the code that it ends with. `before` is awaited before its end. */
async function run(file: string, before = async () => {}): Promise<unknown> {
  const log = openSync(file, 'w');
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['pipe', 'pipe', log],
  }) as ChildProcessByStdio<Writable, Readable, null>;
  closeSync(log);
  expect(String((await once(child.stdout, 'data'))[0])).toBe('begun\n');
  child.stdin.write('go on');
  expect(String((await once(child.stdout, 'data'))[0])).toBe('still here\n');
  await before();
  const ended = once(child, 'exit');
  child.stdin.write('end');
  return (await ended)[0];
}

test('a full disk neither ends a process that logs nor keeps it from ending', async () => {
  // Every write to it finds no space left.
  expect(await run('/dev/full')).toBe(7);
});

test('every line is written in its order, the last before the exit', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-destination-'));
  const file = join(folder, 'log');
  // What is still being written when a process ends may come after its last line.
  expect(await run(file, () => holds(file, 'one more'))).toBe(7);
  const lines = read(file).trim().split('\n');
  const said = lines.map((line) => JSON.parse(line) as { count?: number; msg: string });
  expect(said.map(({ count, msg }) => count ?? msg)).toEqual([...Array(1_000).keys(), 'one more', 'the last']);
  rmSync(folder, { recursive: true });
});
