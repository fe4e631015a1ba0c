import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, parseEnv } from '@sojourn/node-kit';
import { startRedis, type TestRedis } from '@sojourn/node-kit/testing';
import { Registry } from 'prom-client';
import { envSchema } from '../env';
import type { MailMessage } from './mail-queue';
import { countMail, openMail } from './open-mail';

const message: MailMessage = {
  kind: 'verify-address',
  to: 'ada@example.org',
  subject: 'Confirm your address',
  text: 'Please confirm.',
  html: '<p>Please confirm.</p>',
  isLimited: false,
};
const logger = createLogger({ name: 'accounts', level: 'silent' });
const now = () => new Date('2026-11-22T12:00:00Z');
let redis: TestRedis;
const endings: (() => unknown)[] = [];

beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

const envWith = (given: Record<string, string>) =>
  parseEnv(envSchema, {
    MONGODB_URI: 'mongodb://127.0.0.1/accounts',
    IDENTITY_PUBLIC_KEYS: '{"keys":[]}',
    IDENTITY_PRIVATE_KEY: '{}',
    PUBLIC_URL: 'https://sojourn.example',
    REDIS_QUEUE_URL: redis.url,
    TRIPS_URL: 'http://127.0.0.1:1',
    AI_URL: 'http://127.0.0.1:1',
    SEARCH_URL: 'http://127.0.0.1:1',
    ...given,
  });

async function openOutbox(given: Record<string, string> = {}) {
  const dir = await mkdtemp(join(tmpdir(), 'open-mail-'));
  const mail = openMail(envWith({ OUTBOX_DIR: dir, ...given }), { logger, now });
  endings.push(
    () => rm(dir, { recursive: true, force: true }),
    () => mail.close(),
  );
  /** The connection is a new one, and refuses what comes before it stands. */
  const enqueue = async (given: MailMessage) => {
    const deadline = AbortSignal.timeout(10_000);
    const isReady = () =>
      mail.queue.check().then(
        () => true,
        () => false,
      );
    while (!(await isReady())) {
      deadline.throwIfAborted();
      // A refusal comes before anything is read from the network.
      await new Promise((resolve) => setImmediate(resolve));
    }
    return mail.queue.enqueue(given);
  };
  const messages = async (count: number) => {
    const deadline = AbortSignal.timeout(10_000);
    let names: string[] = [];
    while ((names = (await readdir(dir)).filter((name) => name.endsWith('.eml'))).length < count)
      deadline.throwIfAborted();
    return Promise.all(names.map((name) => readFile(join(dir, name), 'utf8')));
  };
  return { ...mail, dir, enqueue, messages };
}

test('a message that is handed in is written to the outbox, from nobody at the host of the portal', async () => {
  const mail = await openOutbox();
  expect(mail.adapter).toBe('outbox');
  expect(await mail.enqueue(message)).toBe('queued');
  const [written = ''] = await mail.messages(1);
  expect(written).toContain('From: Sojourn <no-reply@sojourn.example>');
  expect(written).toMatch(/^Message-ID: <[\w-]+@sojourn\.example>/m);
});

test('whom messages are from can be said', async () => {
  const mail = await openOutbox({ MAIL_FROM: 'Journeys <hello@journeys.example>' });
  await mail.enqueue(message);
  expect((await mail.messages(1))[0]).toContain('From: Journeys <hello@journeys.example>');
});

test('what was sent to somebody is forgotten with them', async () => {
  const mail = await openOutbox();
  await mail.enqueue(message);
  await mail.enqueue({ ...message, to: 'ben@example.org' });
  await mail.messages(2);
  await mail.forget({ address: 'ada@example.org', username: 'ada' });
  const left = await mail.messages(1);
  expect(left).toHaveLength(1);
  expect(left[0]).toContain('To: ben@example.org');
});

test('a server of mail goes before a folder', async () => {
  const mail = openMail(envWith({ SMTP_URL: 'smtp://127.0.0.1:1', OUTBOX_DIR: '/outbox' }), { logger, now });
  expect(mail.adapter).toBe('smtp');
  await mail.close();
});

test('messages are counted by state', async () => {
  const mail = await openOutbox();
  const metrics = new Registry();
  countMail(metrics, mail.queue);
  await mail.enqueue(message);
  await mail.messages(1);
  expect(await metrics.metrics()).toMatch(
    /# HELP accounts_mail_jobs Messages .*\n(.*\n)*accounts_mail_jobs\{state="waiting"\} 0/,
  );
});
