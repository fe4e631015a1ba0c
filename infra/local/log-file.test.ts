import {
  appendFileSync,
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal, LogFile } from './log-file.mjs';

let folder: string;
let path: string;
let log: LogFile | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sojourn-log-'));
  path = join(folder, 'trips.log');
});
afterEach(() => {
  log?.close();
  log = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const limits = { maxBytes: 100, files: 2 };
const open = (with_ = limits) => (log = new LogFile(path, with_));
const text = (age = '') => readFileSync(path + age, 'utf8');
const line = (letter: string, length = 60) => letter.repeat(length - 1);

describe('a log', () => {
  it('is appended to, and only its user reads it', () => {
    open().write('a line');
    expect(text()).toBe('a line\n');
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('is rotated when it is larger than its limit, and not before', () => {
    const file = open();
    file.write(line('a', 100));
    file.rotateIfLarge();
    expect(readdirSync(folder)).toEqual(['trips.log']);
    file.write('b');
    file.rotateIfLarge();
    expect(text()).toBe('');
    expect(text('.1')).toBe(`${line('a', 100)}\nb\n`.slice(-100));
  });

  it('keeps so many older ones, the latest first', () => {
    const file = open();
    for (const letter of ['a', 'b', 'c', 'd']) {
      for (let count = 0; count < 2; count += 1) file.write(line(letter));
      file.rotateIfLarge();
    }
    file.write('now');
    expect(readdirSync(folder).sort()).toEqual(['trips.log', 'trips.log.1', 'trips.log.2']);
    expect([text(), text('.1').at(-2), text('.2').at(-2)]).toEqual(['now\n', 'd', 'c']);
  });

  it('keeps none where none is wanted', () => {
    const file = open({ maxBytes: 100, files: 0 });
    file.write(line('a', 101));
    file.rotateIfLarge();
    expect(readdirSync(folder)).toEqual(['trips.log']);
    expect(text()).toBe('');
  });

  it('goes on in the descriptor that its process has', () => {
    const file = open();
    const process = openSync(path, 'a');
    appendFileSync(process, line('a', 120));
    file.rotateIfLarge();
    appendFileSync(process, 'last words');
    closeSync(process);
    expect(text()).toBe('last words');
  });

  it('of 3 GB stops no start and is not read whole', () => {
    writeFileSync(path, '');
    truncateSync(path, 3 * 2 ** 30);
    appendFileSync(path, 'the end');
    expect(open().tail(50)).toBe('');
    expect(text()).toBe('');
    expect(statSync(`${path}.1`).size).toBe(100);
    expect(text('.1').endsWith('the end')).toBe(true);
  });
});

describe('tail', () => {
  it('is the end of what was written since the log was opened', () => {
    writeFileSync(path, 'of before\n');
    const file = open();
    expect(file.tail(50)).toBe('');
    file.write('one');
    file.write('two');
    expect(file.tail(50)).toBe('one\ntwo');
    expect(file.tail(3)).toBe('wo');
  });

  it('begins anew after a rotation', () => {
    writeFileSync(path, `${line('a', 90)}\n`);
    const file = open();
    file.write(line('b'));
    file.rotateIfLarge();
    file.write('c');
    expect(file.tail(50)).toBe('c');
  });
});

test.each([
  ['ENOSPC', true],
  ['EDQUOT', true],
  ['EIO', true],
  ['EFBIG', true],
  ['EROFS', true],
  ['EBADF', false],
  [undefined, false],
])('%s is the disk refusing: %s', (code, is) => {
  expect(isRefusal(Object.assign(new Error('x'), { code }))).toBe(is);
});

test('a disk that refuses a line loses that line, and nothing else', () => {
  const file = new LogFile('/dev/full', limits);
  expect(() => file.write('lost')).not.toThrow();
  file.close();
});
