import { jest } from '@jest/globals';
import { startRounds } from './rounds';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function start(...rounds: (() => Promise<void>)[]) {
  const warnings: unknown[] = [];
  const work = startRounds(rounds, {
    everyMs: 1_000,
    logger: { warn: (...said: unknown[]) => void warnings.push(said) },
  });
  return { work, warnings };
}

test('rounds are done in turn, again and again, until they are stopped', async () => {
  const done: string[] = [];
  const round = (name: string) => async () => void done.push(name);
  const { work } = start(round('one'), round('other'));
  await jest.advanceTimersByTimeAsync(999);
  expect(done).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toEqual(['one', 'other']);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(done).toEqual(['one', 'other', 'one', 'other']);
  await work.stop();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(done).toHaveLength(4);
});

test('a round that fails is logged, and those behind it are done', async () => {
  const done: string[] = [];
  const { work, warnings } = start(
    () => Promise.reject(new Error('away')),
    async () => void done.push('other'),
  );
  await jest.advanceTimersByTimeAsync(1_000);
  expect(done).toEqual(['other']);
  expect(warnings).toEqual([[{ cause: 'Error: away' }, 'a round of work failed']]);
  await work.stop();
});

test('a long round is not begun a second time meanwhile, and stopping waits for it', async () => {
  let begun = 0;
  let end = (): void => undefined;
  const { work } = start(() => {
    begun += 1;
    return new Promise((resolve) => (end = resolve));
  });
  await jest.advanceTimersByTimeAsync(3_000);
  expect(begun).toBe(1);
  let isStopped = false;
  const stopped = work.stop().then(() => (isStopped = true));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(isStopped).toBe(false);
  end();
  await stopped;
  expect(isStopped).toBe(true);
});
