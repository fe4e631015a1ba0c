import { AppError, createLogger, currentContext, runInContext } from '@sojourn/node-kit';
import { startRedis, type TestRedis } from '@sojourn/node-kit/testing';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import pTimeout from 'p-timeout';
import type { MailMessage } from './mail-queue';
import { createBullMailQueue, MAIL_QUEUE_NAME, type BullMailQueue } from './mail-queue.bullmq';
import { retryDelay, startMailJobs } from './mail.jobs';
import type { OutgoingMail } from './mail.provider';

const quietly = () => undefined;
const patient = () => new Redis(redis.url, { maxRetriesPerRequest: null });
let redis: TestRedis;
let queue: BullMailQueue;
let inspected: Queue;
let inspector: Redis;

beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());
beforeEach(async () => {
  const client = new Redis(redis.url, { enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  inspector = patient();
  inspector.on('error', quietly);
  queue = createBullMailQueue({ redis: client, onTrouble: quietly });
  inspected = new Queue(MAIL_QUEUE_NAME, { connection: inspector });
  inspected.on('error', quietly);
  await inspector.flushall();
  if (client.status !== 'ready') await new Promise((resolve) => client.once('ready', resolve));
});
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
  await queue.close();
  await inspected.close();
  inspector.disconnect();
});

const aMessage = (given: Partial<MailMessage> = {}): MailMessage => ({
  kind: 'verify-address',
  to: 'ada@example.org',
  subject: 'Confirm your address',
  text: 'a secret token',
  html: '<p>a secret token</p>',
  isLimited: false,
  ...given,
});

const logged: Record<string, unknown>[] = [];
const logger = createLogger({
  name: 'accounts',
  level: 'info',
  destination: { write: (line) => void logged.push(JSON.parse(line) as Record<string, unknown>) },
});

/** A provider that answers as told, and tells what it was given; `sent(n)` resolves with the n-th attempt. */
function providerThat(answer: (mail: OutgoingMail, attempt: number) => Promise<void>) {
  const attempts: (OutgoingMail & { requestId: string | undefined })[] = [];
  const waiting: (() => void)[] = [];
  const send = async (mail: OutgoingMail) => {
    attempts.push({ ...mail, requestId: currentContext()?.requestId });
    for (const tell of waiting.splice(0)) tell();
    await answer(mail, attempts.length);
  };
  const reached = async (count: number) => {
    while (attempts.length < count)
      await pTimeout(new Promise<void>((tell) => waiting.push(tell)), { milliseconds: 10_000 });
  };
  return {
    provider: { name: 'outbox' as const, send, forget: async () => undefined, close: quietly },
    attempts,
    reached,
  };
}

function work(provider: ReturnType<typeof providerThat>['provider']) {
  const jobs = startMailJobs({
    provider,
    redis: patient(),
    host: 'sojourn.example',
    stopMs: 5_000,
    logger,
    onTrouble: quietly,
    delayMs: () => 1,
  });
  endings.push(() => jobs.close());
}

/** Asks until the queue has come to rest, with so many jobs in a state. */
async function until(state: 'completed' | 'failed', count: number) {
  const deadline = AbortSignal.timeout(10_000);
  while ((await inspected.getJobCountByTypes(state)) < count) deadline.throwIfAborted();
  return inspected.getJobs([state]);
}

test('a message is sent as it was handed in, as a part of the request that caused it', async () => {
  const { provider, attempts } = providerThat(async () => undefined);
  work(provider);
  const context = {
    requestId: 'request-12345',
    traceId: 'a'.repeat(32),
    traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
  };
  expect(await runInContext(context, () => queue.enqueue(aMessage()))).toBe('queued');
  const [job] = await until('completed', 1);
  expect(attempts).toEqual([
    expect.objectContaining({ ...aMessage(), messageId: `<${job?.id}@sojourn.example>`, requestId: 'request-12345' }),
  ]);
});

test('a job says by which request it was caused, and how it is tried again', async () => {
  const context = {
    requestId: 'request-12345',
    traceId: 'a'.repeat(32),
    traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
  };
  await runInContext(context, () => queue.enqueue(aMessage()));
  await queue.enqueue(aMessage());
  const jobs = await inspected.getJobs(['waiting']);
  const causes = jobs.map(({ data }) => [data.requestId, data.traceparent]);
  expect(causes).toContainEqual(['request-12345', context.traceparent]);
  expect(causes).toContainEqual([undefined, undefined]);
  for (const { name, opts } of jobs) {
    expect(name).toBe('verify-address');
    expect(opts).toMatchObject({ attempts: 3, backoff: { type: 'custom' } });
  }
});

test('a message of a name is handed in once', async () => {
  for (let n = 0; n < 3; n += 1) await queue.enqueue(aMessage({ id: 'm1' }));
  await queue.enqueue(aMessage({ id: 'm2' }));
  expect(await queue.counts()).toEqual({ waiting: 2, active: 0, delayed: 0, completed: 0, failed: 0 });
});

test('trouble with Redis is told of, and a queue that is closed leaves it', async () => {
  const client = patient();
  const told: string[] = [];
  const loud = createBullMailQueue({ redis: client, onTrouble: ({ message }) => void told.push(message) });
  client.emit('error', new Error('away'));
  expect(told).toContain('away');
  await loud.close();
  expect(client.status).not.toBe('ready');
});

test('what was sent stays countable, and says neither to whom nor what', async () => {
  work(providerThat(async () => undefined).provider);
  await queue.enqueue(aMessage());
  const [job] = await until('completed', 1);
  expect(job?.data).toEqual({ kind: 'verify-address' });
  expect(JSON.stringify(logged)).not.toContain('ada@example.org');
  expect(await queue.counts()).toMatchObject({ completed: 1, waiting: 0 });
});

test('what fails is tried three times under one name, and then given up without a trace of its reader', async () => {
  const { provider, attempts } = providerThat(() =>
    Promise.reject(new AppError('unavailable', 'ada@example.org: away')),
  );
  work(provider);
  await queue.enqueue(aMessage());
  const [job] = await until('failed', 1);
  expect(attempts).toHaveLength(3);
  expect(new Set(attempts.map(({ messageId }) => messageId)).size).toBe(1);
  expect(job?.data).toEqual({ kind: 'verify-address' });
  expect(JSON.stringify(job)).not.toContain('ada@example.org');
});

test('what passes at the second attempt is sent once', async () => {
  const { provider, attempts } = providerThat(async (_mail, attempt) => {
    if (attempt === 1) throw new Error('a passing fault');
  });
  work(provider);
  await queue.enqueue(aMessage());
  await until('completed', 1);
  expect(attempts).toHaveLength(2);
});

test('what a server will never take is tried once', async () => {
  const { provider, attempts } = providerThat(() => Promise.reject(new AppError('bad-input', 'no such mailbox')));
  work(provider);
  await queue.enqueue(aMessage());
  await until('failed', 1);
  expect(attempts).toHaveLength(1);
});

test('a message that was sent just before its worker died is not sent again', async () => {
  await inspected.add('verify-address', { kind: 'verify-address' });
  const { provider, attempts } = providerThat(async () => undefined);
  work(provider);
  await until('completed', 1);
  expect(attempts).toEqual([]);
});

test('an address gets eight messages an hour that others may cause, and every notice', async () => {
  const limited = aMessage({ isLimited: true });
  const outcomes = [];
  for (let n = 0; n < 10; n += 1) outcomes.push(await queue.enqueue(limited));
  expect(outcomes).toEqual([...Array<string>(8).fill('queued'), 'limited', 'limited']);
  expect(await queue.enqueue(aMessage())).toBe('queued');
  expect(await queue.enqueue({ ...limited, to: 'grace@example.org' })).toBe('queued');
  // Another spelling is no other inbox.
  const [name = '', host = ''] = limited.to.split('@');
  for (const to of [limited.to.toUpperCase(), `${name}+trips@${host}`, `${name}+a+b@${host.toUpperCase()}`]) {
    expect([to, await queue.enqueue({ ...limited, to })]).toEqual([to, 'limited']);
  }
  const [key = ''] = await inspector.keys('sojourn:mail:turns:*');
  expect(await inspector.pttl(key)).toBeGreaterThan(0);
  expect((await inspector.keys('*')).join()).not.toContain('@');
});

test('without Redis a message is refused with when to come back', async () => {
  const dead = createBullMailQueue({
    // Port 1 of the loopback is nobody's.
    redis: new Redis('redis://127.0.0.1:1', {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      retryStrategy: () => 50,
    }),
    onTrouble: quietly,
  });
  const message = 'Messages cannot be sent at the moment. Please try again in a while.';
  const refused = { code: 'unavailable', retryAfterSeconds: 5, message };
  await expect(dead.enqueue(aMessage())).rejects.toMatchObject(refused);
  await expect(dead.check()).rejects.toMatchObject(refused);
  await dead.close();
  await expect(queue.check()).resolves.toBeUndefined();
});

test.each([
  [1, 0, 15_000],
  [1, 1, 22_500],
  [2, 0, 600_000],
  [2, 1, 900_000],
])('after attempt %d with chance %d it is tried again in %d ms', (attemptsMade, random, ms) => {
  expect(retryDelay(attemptsMade, random)).toBe(ms);
});

test('what waits is taken back when it is to, from, or about somebody who is gone', async () => {
  const gone = { address: 'ada@example.org', username: 'ada' };
  await queue.enqueue(aMessage({ to: 'ADA@example.org' }));
  await queue.enqueue(aMessage({ to: 'ben@example.org', replyTo: 'ada@example.org' }));
  await queue.enqueue(aMessage({ to: 'new@example.org', text: 'The account “ada” uses this address now.' }));
  await queue.enqueue(aMessage({ to: 'cleo@example.org', text: 'ada is a word, and “adam” somebody else' }));
  await inspected.add('verify-address', aMessage(), { delay: 60_000 });
  await inspected.add('verify-address', aMessage(), { priority: 1 });
  await queue.forget(gone);
  const left = await inspected.getJobs(['waiting', 'delayed', 'prioritized']);
  expect(left.map(({ data }) => (data as MailMessage).to)).toEqual(['cleo@example.org']);
});
