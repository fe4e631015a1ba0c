import { jest } from '@jest/globals';
import { cleanAll, startCleaning } from './trip.jobs';

const logged = () => {
  const lines: unknown[] = [];
  const log = (about: object, message?: string) => void lines.push([message, about]);
  return { lines, logger: { info: log, warn: log } as never };
};

test('cleans up until there is nothing left', async () => {
  const { lines, logger } = logged();
  const [left, others] = [
    [100, 7, 0],
    [3, 0],
  ];
  await cleanAll([async () => left.shift() ?? 0, async () => others.shift() ?? 0], logger);
  expect([left, others]).toEqual([[], []]);
  expect(lines).toEqual([
    ['cleaned up', { count: 100 }],
    ['cleaned up', { count: 7 }],
    ['cleaned up', { count: 3 }],
  ]);
});

test('a failure is logged, and holds up nothing else', async () => {
  const { lines, logger } = logged();
  const others = [3, 0];
  await cleanAll([() => Promise.reject(new Error('away')), async () => others.shift() ?? 0], logger);
  expect(lines).toEqual([
    ['could not clean up', { cause: 'Error: away' }],
    ['cleaned up', { count: 3 }],
  ]);
});

test('it cleans up every ten minutes, until it is stopped', () => {
  jest.useFakeTimers();
  try {
    let rounds = 0;
    const nothing = async () => {
      rounds += 1;
      return 0;
    };
    const cleaning = startCleaning([nothing], logged().logger);
    jest.advanceTimersByTime(10 * 60_000 - 1);
    expect(rounds).toBe(0);
    jest.advanceTimersByTime(1);
    expect(rounds).toBe(1);
    jest.advanceTimersByTime(10 * 60_000);
    expect(rounds).toBe(2);
    cleaning.stop();
    jest.advanceTimersByTime(60 * 60_000);
    expect(rounds).toBe(2);
  } finally {
    jest.useRealTimers();
  }
});
