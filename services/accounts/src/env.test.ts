import { parseEnv, type EnvError } from '@sojourn/node-kit';
import { envSchema } from './env';

const good = {
  MONGODB_URI: 'mongodb://127.0.0.1/accounts',
  IDENTITY_PUBLIC_KEYS: '{"keys":[]}',
  PUBLIC_URL: 'http://localhost:3000',
  REDIS_QUEUE_URL: 'redis://127.0.0.1:6379/1',
  OUTBOX_DIR: '/outbox',
  IDENTITY_PRIVATE_KEY: '{}',
  TRIPS_URL: 'http://127.0.0.1:3002',
  AI_URL: 'http://127.0.0.1:3004',
  SEARCH_URL: 'http://127.0.0.1:3003',
};
const faultsOf = (env: Record<string, string>) => {
  try {
    parseEnv(envSchema, { ...good, ...env });
    return '';
  } catch (error) {
    return (error as EnvError).faults.join();
  }
};

test.each([
  {},
  { OUTBOX_DIR: '', SMTP_URL: 'smtps://sojourn:secret@mail.example:465' },
  { MAIL_FROM: 'Sojourn <no-reply@sojourn.example>' },
  { MAIL_FROM: 'no-reply@sojourn.example' },
  { TRIPS_URL: 'http://trips-1:3002, https://trips-2' },
])('%j is an environment', (env) => {
  expect(faultsOf(env)).toBe('');
});

test.each([
  [{ OUTBOX_DIR: '' }, 'SMTP_URL'],
  [{ SMTP_URL: 'http://mail.example' }, 'SMTP_URL'],
  [{ PUBLIC_URL: 'localhost' }, 'PUBLIC_URL'],
  [{ REDIS_QUEUE_URL: '' }, 'REDIS_QUEUE_URL'],
  [{ MAIL_FROM: 'Sojourn <nobody>' }, 'MAIL_FROM'],
  [{ TRIPS_URL: '' }, 'TRIPS_URL'],
  [{ AI_URL: 'ftp://ai' }, 'AI_URL'],
  [{ SEARCH_URL: 'search:3003' }, 'SEARCH_URL'],
  [{ AI_URL: 'http://a:1,b:2' }, 'AI_URL'],
  [{ IDENTITY_PRIVATE_KEY: '' }, 'IDENTITY_PRIVATE_KEY'],
  [{ IDENTITY_PRIVATE_KEY: 'a secret' }, 'IDENTITY_PRIVATE_KEY'],
  [{ LEAVING_GRACE_SECONDS: '0' }, 'LEAVING_GRACE_SECONDS'],
  [{ MAIL_FROM: 'a@b.org\nBcc: c@d.org' }, 'MAIL_FROM'],
])('%j is none', (env, name) => {
  expect(faultsOf(env)).toContain(name);
});
