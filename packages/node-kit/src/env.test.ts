import { z } from 'zod';
import { EnvError, exitsWithParent, listeningOf, parseEnv, redisUrlSchema, serverEnvSchema } from './env';
import { createLogger } from './logger';

const schema = serverEnvSchema.extend({
  DATABASE_URL: z.url(),
  SECRET: z.string().min(8, 'must be at least 8 characters'),
});

test('every fault is listed at once', () => {
  const read = () => parseEnv(schema, { PORT: '99999', SECRET: 'short', LOG_LEVEL: 'loud' });
  expect(read).toThrow(EnvError);
  expect(read).toThrow(/PORT[\s\S]*LOG_LEVEL[\s\S]*DATABASE_URL is missing[\s\S]*SECRET: must be at least 8/);
});

test('an empty variable counts as missing, and what is left out has its default', () => {
  expect(parseEnv(serverEnvSchema, { PORT: '', HOST: '' })).toEqual({
    PORT: 0,
    HOST: '127.0.0.1',
    METRICS_PORT: 0,
    STOP_LIMIT_SECONDS: 10,
    LOG_LEVEL: 'info',
  });
});

test.each([
  ['redis://127.0.0.1:6379/0', true],
  ['rediss://user:word@redis.example', true],
  ['unix:///data/run/redis.sock?db=1', true],
  ['unix://relative.sock', false],
  ['redis://', false],
  ['http://redis', false],
  ['redis://a b', false],
])('%s is an address of a Redis: %s', (address, is) => {
  expect(redisUrlSchema.safeParse(address).success).toBe(is);
});

test('a logger writes no secret', () => {
  const lines: string[] = [];
  const logger = createLogger({ name: 'x', level: 'info', destination: { write: (line) => void lines.push(line) } });
  logger.info({
    password: 'hunter2',
    body: { password: 'hunter2', token: 'hunter2' },
    req: { headers: { cookie: 'sid=hunter2', authorization: 'Bearer hunter2' } },
  });
  expect(lines.join()).not.toContain('hunter2');
  expect(lines.join()).toContain('[redacted]');
});

test('a fault of the whole environment has a name too', () => {
  const odd = z.object({}).refine(() => false, 'does not fit');
  expect(() => parseEnv(odd as never, {})).toThrow(
    expect.objectContaining({ name: 'EnvError', faults: ['environment: does not fit'] }),
  );
});

test('faults are listed one a line', () => {
  expect(new EnvError(['A is missing', 'B: no']).message).toBe(
    'The environment is not complete:\n  - A is missing\n  - B: no',
  );
});

test.each([
  [{ PORT: '0', METRICS_PORT: '65535' }, true],
  [{ PORT: '-1' }, false],
  [{ PORT: '65536' }, false],
  [{ PORT: '1.5' }, false],
  [{ METRICS_PORT: '-1' }, false],
  [{ METRICS_PORT: '65536' }, false],
  [{ LOG_LEVEL: 'silent' }, true],
])('%j fits: %s', (given, fits) => {
  expect(serverEnvSchema.safeParse(given).success).toBe(fits);
});

test('the environment is the process’s own unless told otherwise', () => {
  expect(parseEnv(z.object({ PATH: z.string() }))).toEqual({ PATH: process.env['PATH'] });
});

test.each([
  ['1', true],
  ['0', false],
  [undefined, false],
])('EXIT_WITH_PARENT=%s means %s', (value, expected) => {
  const before = process.env['EXIT_WITH_PARENT'];
  if (value === undefined) delete process.env['EXIT_WITH_PARENT'];
  else process.env['EXIT_WITH_PARENT'] = value;
  expect(exitsWithParent()).toBe(expected);
  if (before === undefined) delete process.env['EXIT_WITH_PARENT'];
  else process.env['EXIT_WITH_PARENT'] = before;
});

test.each(['password', 'newPassword', 'currentPassword', 'token', 'secret', 'authorization', 'cookie'])(
  'a %s is redacted on the first and the second level',
  (key) => {
    const lines: string[] = [];
    const logger = createLogger({ name: 'x', level: 'info', destination: { write: (line) => void lines.push(line) } });
    logger.info({ [key]: 'hunter2', inner: { [key]: 'hunter2' } });
    expect(JSON.parse(lines.join())).toMatchObject({ name: 'x', [key]: '[redacted]', inner: { [key]: '[redacted]' } });
  },
);

test.each(['req', 'res'])('the headers of a %s are redacted', (name) => {
  const lines: string[] = [];
  const logger = createLogger({ name: 'x', level: 'info', destination: { write: (line) => void lines.push(line) } });
  const headers = { authorization: 'hunter2', cookie: 'hunter2', 'set-cookie': 'hunter2', accept: 'all' };
  logger.info({ [name]: { headers }, headers });
  const redacted = { authorization: '[redacted]', cookie: '[redacted]', 'set-cookie': '[redacted]', accept: 'all' };
  expect(JSON.parse(lines.join())).toMatchObject({ [name]: { headers: redacted }, headers: redacted });
});

test('says where a server listens and how long it may take to stop', () => {
  const env = parseEnv(serverEnvSchema, { PORT: '1', METRICS_PORT: '2', HOST: '::1', STOP_LIMIT_SECONDS: '3' });
  expect(listeningOf(env)).toEqual({ port: 1, metricsPort: 2, host: '::1', stopSeconds: 3 });
});
