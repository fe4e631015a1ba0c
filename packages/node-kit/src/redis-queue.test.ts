import { jest } from '@jest/globals';
import { Registry } from 'prom-client';
import type { Logger } from './logger';
import { countJobs, failFastRedis, patientRedis, queueRefusal, redisTrouble } from './redis-queue';

test('trouble is told once in a while, however often a connection tells of it', () => {
  const warn = jest.fn();
  const onTrouble = redisTrouble({ warn } as unknown as Logger);
  onTrouble(new Error('ECONNREFUSED'));
  onTrouble(new Error('ECONNREFUSED'));
  expect(warn.mock.calls).toEqual([[{ reason: 'ECONNREFUSED' }, 'redis is out of reach']]);
});

test('an http entry fails at once, a worker never gives up, both come back within two seconds', () => {
  expect(failFastRedis).toMatchObject({ enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  expect(patientRedis.maxRetriesPerRequest).toBeNull();
  expect([1, 7, 200].map(patientRedis.retryStrategy)).toEqual([100, 700, 2_000]);
});

test('a queue that takes nothing says why', () => {
  const gone = queueRefusal(new Error('Connection is closed.'), 'Please try again in a while.');
  expect(gone).toMatchObject({ code: 'unavailable', message: 'Please try again in a while.', retryAfterSeconds: 5 });
  const full = queueRefusal(
    Object.assign(new Error("OOM command not allowed when used memory > 'maxmemory'."), { name: 'ReplyError' }),
    'Not now.',
  );
  expect(full.code).toBe('storage-full');
});

test('jobs are counted by state, and by none while Redis is away', async () => {
  const metrics = new Registry();
  let counts = () => Promise.resolve<Record<string, number>>({ waiting: 3, failed: 1 });
  countJobs(metrics, { name: 'x_jobs', help: 'Jobs.', counts: () => counts() });
  expect(await metrics.metrics()).toContain('x_jobs{state="waiting"} 3');
  counts = () => Promise.reject(new Error('away'));
  expect(await metrics.metrics()).not.toContain('x_jobs{');
});
