import { execFileSync, spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, rmSync, write as writeTo } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { createLogDestination } from './log-destination';

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
  const deadline = AbortSignal.timeout(10_000);
  while (!read(file).includes(text)) {
    deadline.throwIfAborted();
    await new Promise(setImmediate);
  }
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

describe('within a process', () => {
  let folder: string;
  let file: string;
  let fd: number;
  let others: NodeJS.ExitListener[];
  const exitListeners = () => process.listeners('exit').filter((each) => !others.includes(each));
  beforeEach(() => {
    others = process.listeners('exit');
    folder = mkdtempSync(join(tmpdir(), 'log-destination-'));
    file = join(folder, 'log');
    fd = openSync(file, 'w');
  });
  afterEach(() => {
    closeSync(fd);
    rmSync(folder, { recursive: true });
    for (const each of exitListeners()) process.removeListener('exit', each);
  });

  test('lines that come while others are written follow them', async () => {
    const { write } = createLogDestination(fd);
    for (const line of ['one\n', 'two\n', 'three\n']) write(line);
    await holds(file, 'three');
    write('four\n');
    await holds(file, 'four');
    expect(read(file)).toBe('one\ntwo\nthree\nfour\n');
  });

  test('what waits is written at once where nothing can wait, and once', async () => {
    const destination = createLogDestination(fd);
    destination.write('one\n');
    destination.write('two\n');
    destination.flushSync();
    expect(read(file)).toContain('two\n');
    destination.flushSync();
    await holds(file, 'one');
    expect(read(file).match(/two/g)).toHaveLength(1);
  });

  test('what waits is written at the exit', async () => {
    const destination = createLogDestination(fd);
    destination.write('one\n');
    destination.write('the last\n');
    expect(exitListeners()).toHaveLength(1);
    for (const each of exitListeners()) each(0);
    expect(read(file)).toContain('the last\n');
    await holds(file, 'one');
  });

  test('beyond four megabytes that wait lines are lost, and later ones are not', async () => {
    const { write, flushSync } = createLogDestination(fd);
    write('first\n');
    const megabyte = `${'x'.repeat(2 ** 20 - 1)}\n`;
    for (let count = 0; count < 5; count += 1) write(megabyte);
    write('lost\n');
    flushSync();
    write('later\n');
    await holds(file, 'later');
    expect(read(file).match(/x{10}\n/g)).toHaveLength(4);
    expect(read(file)).not.toContain('lost');
  });

  test('a full disk loses lines, and nothing else', async () => {
    const full = openSync('/dev/full', 'w');
    const destination = createLogDestination(full);
    destination.write('one\n');
    destination.write('two\n');
    expect(destination.flushSync).not.toThrow();
    // Closed while it is being written, its number would be another file's.
    await new Promise((resolve) => writeTo(full, 'three\n', resolve));
    closeSync(full);
  });

  test('a pipe whose reader is slow gets everything, in its order', async () => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const end = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
    const { write } = createLogDestination(end);
    // A pipe holds 64 kB: the rest is taken in parts, as it is read.
    const lines = Array.from({ length: 20 }, (_, count) => `${count} ${'x'.repeat(10_000)}\n`);
    write(lines[0] ?? '');
    for (const line of lines.slice(1)) write(line);
    const wanted = lines.join('');
    let got = '';
    const bytes = Buffer.alloc(7_000);
    const deadline = AbortSignal.timeout(10_000);
    while (got.length < wanted.length) {
      deadline.throwIfAborted();
      await new Promise(setImmediate);
      try {
        got += bytes.toString('utf8', 0, readSync(end, bytes));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      }
    }
    closeSync(end);
    expect(got === wanted).toBe(true);
  });
});
