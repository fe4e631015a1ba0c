import { isAbsolute, join } from 'node:path';
import { readSettings } from './settings.mjs';
import { root } from './workspace.mjs';

/** What a start with this environment is told. */
function refusalOf(env: Record<string, string>): string {
  try {
    readSettings(env);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('the environment was accepted');
}

describe('readSettings', () => {
  it('needs nothing', () => {
    expect(readSettings({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      dataDir: join(root, '.data'),
      aiWorkers: 1,
      searchInstances: 1,
      logLevel: 'warn',
      metricsPort: 0,
      redisUrls: {},
      cacheMegabytes: 64,
      logs: { maxBytes: 10_485_760, files: 5 },
      stopSeconds: 10,
      workerStopSeconds: 30,
      mongodbUri: undefined,
      publicUrl: 'http://localhost:3000',
      isSecure: false,
      trustedProxyHops: 0,
      smtpUrl: undefined,
      mailFrom: undefined,
      leavingGraceSeconds: 0,
      isLocal: true,
    });
  });

  it('reads every variable', () => {
    const settings = readSettings({
      HOST: '0.0.0.0',
      PORT: '8080',
      DATA_DIR: '/srv/sojourn',
      AI_WORKERS: '4',
      SEARCH_INSTANCES: '3',
      LOG_LEVEL: 'debug',
      METRICS_PORT: '9464',
      REDIS_URL: 'rediss://redis.example:6380',
      REDIS_CACHE_URL: 'unix:///run/cache.sock',
      REDIS_CACHE_MB: '256',
      LOG_MAX_MB: '1',
      LOG_FILES: '0',
      STOP_LIMIT_SECONDS: '20',
      WORKER_STOP_LIMIT_SECONDS: '60',
      MONGODB_URI: 'mongodb+srv://documents.example',
      PUBLIC_URL: 'https://sojourn.example',
      SMTP_URL: 'smtps://mail.example:465',
      MAIL_FROM: 'Sojourn <hello@sojourn.example>',
    });
    expect(settings).toEqual({
      host: '0.0.0.0',
      port: 8080,
      dataDir: '/srv/sojourn',
      aiWorkers: 4,
      searchInstances: 3,
      logLevel: 'debug',
      metricsPort: 9464,
      redisUrls: {
        sessions: 'rediss://redis.example:6380',
        queue: 'rediss://redis.example:6380',
        cache: 'unix:///run/cache.sock',
      },
      cacheMegabytes: 256,
      logs: { maxBytes: 1_048_576, files: 0 },
      stopSeconds: 20,
      workerStopSeconds: 60,
      mongodbUri: 'mongodb+srv://documents.example',
      publicUrl: 'https://sojourn.example',
      isSecure: true,
      trustedProxyHops: 0,
      smtpUrl: 'smtps://mail.example:465',
      mailFrom: 'Sojourn <hello@sojourn.example>',
      leavingGraceSeconds: 0,
      isLocal: false,
    });
  });

  it.each([
    [true, {}],
    [true, { HOST: '::1', PUBLIC_URL: 'http://localhost:4000' }],
    [false, { NODE_ENV: 'production' }],
    [false, { HOST: '0.0.0.0' }],
    [false, { PUBLIC_URL: 'https://sojourn.example' }],
    [false, { SMTP_URL: 'smtp://127.0.0.1:25' }],
  ])('is local mode: %s for %j', (isLocal, env) => {
    expect(readSettings(env).isLocal).toBe(isLocal);
  });

  it.each([
    [{ HOST: '0.0.0.0', PORT: '8080' }, 'http://localhost:8080', false, 0],
    [{ HOST: '::' }, 'http://localhost:3000', false, 0],
    [{ HOST: '192.168.0.7' }, 'http://192.168.0.7:3000', false, 0],
    [{ HOST: 'fd00::7' }, 'http://[fd00::7]:3000', false, 0],
    [{ PUBLIC_URL: 'https://sojourn.example/' }, 'https://sojourn.example', true, 1],
    [{ PUBLIC_URL: 'https://sojourn.example', TRUSTED_PROXY_HOPS: '2' }, 'https://sojourn.example', true, 2],
    [{ PUBLIC_URL: 'https://sojourn.example', HOST: '0.0.0.0' }, 'https://sojourn.example', true, 0],
    [{ PUBLIC_URL: 'http://sojourn.example' }, 'http://sojourn.example', false, 0],
  ])('serves %j at %s, by https: %s, behind %d proxies', (...[env, publicUrl, isSecure, trustedProxyHops]) => {
    expect(readSettings(env)).toMatchObject({ publicUrl, isSecure, trustedProxyHops });
  });

  it('refuses plain http for other machines when it is production', () => {
    expect(refusalOf({ NODE_ENV: 'production', HOST: '0.0.0.0' })).toContain('PUBLIC_URL must start with https://');
    const behind = { NODE_ENV: 'production', HOST: '0.0.0.0', PUBLIC_URL: 'https://sojourn.example' };
    expect(readSettings(behind).isSecure).toBe(true);
  });

  it('lets people leave sooner in local mode alone', () => {
    const soon = { LEAVING_GRACE_SECONDS: '5' };
    expect(readSettings(soon).leavingGraceSeconds).toBe(5);
    expect(readSettings({ ...soon, PUBLIC_URL: 'https://sojourn.example' }).leavingGraceSeconds).toBe(0);
    expect(readSettings({ ...soon, NODE_ENV: 'production' }).leavingGraceSeconds).toBe(0);
    expect(() => readSettings({ LEAVING_GRACE_SECONDS: 'soon' })).toThrow(/LEAVING_GRACE_SECONDS/);
  });

  it('takes empty variables as absent', () => {
    const empty = { HOST: '', PORT: '', DATA_DIR: '', AI_WORKERS: '', LOG_LEVEL: '', REDIS_URL: '', MONGODB_URI: '' };
    expect(readSettings(empty)).toEqual(readSettings({}));
  });

  it('resolves a relative data folder against the repository, whatever the working folder', () => {
    const { dataDir } = readSettings({ DATA_DIR: 'elsewhere' });
    expect(isAbsolute(dataDir)).toBe(true);
    expect(dataDir).toBe(join(root, 'elsewhere'));
  });

  it.each([
    ['PORT', ['1', '65535'], ['0', '65536', '-1', '80.5', '1e3', 'eighty', ' 80']],
    ['AI_WORKERS', ['1', '16'], ['0', '17', 'many']],
    ['SEARCH_INSTANCES', ['1', '16'], ['0', '17', '2.0']],
    ['LOG_MAX_MB', ['1', '1024'], ['0', '1025']],
    ['LOG_FILES', ['0', '100'], ['101', '-1']],
    ['STOP_LIMIT_SECONDS', ['1', '600'], ['0', '601']],
    ['WORKER_STOP_LIMIT_SECONDS', ['1', '600'], ['0', '601']],
    ['REDIS_CACHE_MB', ['4', '65536'], ['3', '65537', '64mb']],
  ])('accepts whole numbers in range as %s', (name, accepted, refused) => {
    for (const value of accepted) expect(() => readSettings({ [name]: value })).not.toThrow();
    for (const value of refused) expect(refusalOf({ [name]: value })).toContain(`${name} must be a whole number`);
  });

  it.each([
    ['REDIS_URL', ['redis://localhost', 'rediss://a:1'], ['http://x', 'localhost:6379', 'mongodb://x', 'redis']],
    ['REDIS_SESSIONS_URL', ['redis://a'], ['http://x']],
    ['REDIS_QUEUE_URL', ['redis://a'], ['http://x']],
    ['REDIS_CACHE_URL', ['redis://a'], ['http://x']],
    ['MONGODB_URI', ['mongodb://a', 'mongodb+srv://a'], ['redis://x', 'mongo://a', '//a']],
  ])('accepts addresses of the right kind as %s', (name, accepted, refused) => {
    for (const value of accepted) expect(() => readSettings({ [name]: value })).not.toThrow();
    for (const value of refused) expect(refusalOf({ [name]: value })).toContain(`${name} must start with`);
  });

  it.each(['sessions', 'queue', 'cache'])('knows an outside Redis for %s alone', (role) => {
    const { redisUrls } = readSettings({ [`REDIS_${role.toUpperCase()}_URL`]: 'redis://alone' });
    expect(redisUrls).toEqual({ [role]: 'redis://alone' });
  });

  it.each(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])('knows the log level %s', (level) => {
    expect(readSettings({ LOG_LEVEL: level }).logLevel).toBe(level);
  });

  it('lists every fault in one sentence', () => {
    expect(refusalOf({ PORT: 'eighty', AI_WORKERS: '0', REDIS_URL: 'http://x', LOG_LEVEL: 'loud' })).toBe(
      'Sojourn cannot start with this environment; please correct: ' +
        'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud"; ' +
        'PORT must be a whole number from 1 to 65535, not "eighty"; ' +
        'AI_WORKERS must be a whole number from 1 to 16, not "0"; ' +
        'REDIS_URL must start with redis://, rediss:// or unix://, not "http://x".',
    );
  });
});
