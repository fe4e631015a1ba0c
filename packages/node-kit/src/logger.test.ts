import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';

const program = `
  import { createLogger } from ${JSON.stringify(new URL('./logger.ts', import.meta.url).href)};
  const logger = createLogger({ name: 'x', level: 'info' });
  logger.info('a line');
  logger.info('another');
  process.stdin.once('data', () => {
    logger.info('one more');
    process.stdout.write('still here\\n');
  });
  process.stdout.write('begun\\n');
`;

test('a full disk ends no process that logs', async () => {
  // Every write to it finds no space left.
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['pipe', 'pipe', full],
  }) as ChildProcessByStdio<Writable, Readable, null>;
  closeSync(full);
  expect(String((await once(child.stdout, 'data'))[0])).toBe('begun\n');
  child.stdin.write('go on');
  expect(String((await once(child.stdout, 'data'))[0])).toBe('still here\n');
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([null, 'SIGTERM']);
});
