import { jest } from '@jest/globals';
import { LONGEST_START_MS, watchStart, workOf } from './start-patience.mjs';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** What is said while a process has worked as `works` says at one look after another. */
function watched(works: (number | undefined)[]) {
  const said: string[] = [];
  let look = 0;
  const work = () => works[Math.min(look++, works.length - 1)];
  const stop = watchStart({ pid: 1, quietMs: 30_000, giveUp: (why) => said.push(why), work });
  return { said, stop };
}

test('gives up on a process when it does nothing', () => {
  const { said } = watched([0, 400, 410]);
  jest.advanceTimersByTime(59_999);
  expect(said).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(said).toEqual(['not ready after 60 s, after 410 ms of work; it does nothing any more']);
  jest.advanceTimersByTime(600_000);
  expect(said).toHaveLength(1);
});

test('waits for a process when it works, and not for ever', () => {
  const { said } = watched(Array.from({ length: 100 }, (_, look) => look * 60));
  jest.advanceTimersByTime(LONGEST_START_MS - 1);
  expect(said).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(said).toEqual(['not ready after 600 s, after 1200 ms of work; that is too long']);
});

test('says nothing when it was told to stop', () => {
  const { said, stop } = watched([0]);
  stop();
  jest.advanceTimersByTime(LONGEST_START_MS);
  expect(said).toEqual([]);
});

test('gives up when nothing is known of the process and the machine had time enough', () => {
  const { said } = watched([undefined]);
  jest.advanceTimersByTime(LONGEST_START_MS);
  expect(said).toHaveLength(1);
});

test('counts what a process ran and what it stood in line when the kernel says so', () => {
  const files: Record<string, string> = {
    '/proc/7/stat': '7 (a b) c) S 1 7 7 0 -1 4194560 1 2 3 4 150 50 0 0 20 0 1 0 1 1',
    '/proc/7/schedstat': '2000000000 3000000000 12\n',
  };
  const read = (file: string) => {
    const text = files[file];
    if (text === undefined) throw new Error('gone');
    return text;
  };
  expect(workOf(7, read)).toBe(2_000 + 3_000);
  expect(workOf(8, read)).toBeUndefined();
});
