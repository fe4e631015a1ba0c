import { z } from 'zod';
import { EnvError, parseEnv, serverEnvSchema } from './env';
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
    LOG_LEVEL: 'info',
  });
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
