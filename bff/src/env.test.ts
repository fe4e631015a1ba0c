import { parseEnv, type EnvError } from '@sojourn/node-kit';
import { envSchema } from './env';

const good = {
  RELEASES_DIR: '/releases',
  SHELL_DIR: '/shell',
  REDIS_SESSIONS_URL: 'redis://127.0.0.1:6379/0',
  SESSION_SECRET: 's'.repeat(32),
  IDENTITY_PRIVATE_KEY: '{}',
  ACCOUNTS_URL: 'http://127.0.0.1:1',
  TRIPS_URL: 'http://127.0.0.1:2',
  SEARCH_URL: 'http://127.0.0.1:3, http://127.0.0.1:4',
  AI_URL: 'http://127.0.0.1:5',
};
const faultsOf = (env: NodeJS.ProcessEnv) => {
  try {
    parseEnv(envSchema, env);
    return [];
  } catch (error) {
    return [...(error as EnvError).faults];
  }
};

test('a service may have several instances', () => {
  expect(parseEnv(envSchema, good).SEARCH_URL).toEqual(['http://127.0.0.1:3', 'http://127.0.0.1:4']);
});

test('everything that is missing or wrong is listed at once', () => {
  const faults = faultsOf({
    NODE_ENV: 'production',
    COOKIE_SECURE: 'false',
    HOST: '0.0.0.0',
    SESSION_SECRET: 'short',
    PORT: 'x',
  });
  for (const name of [
    'RELEASES_DIR',
    'SHELL_DIR',
    'REDIS_SESSIONS_URL',
    'SESSION_SECRET',
    'IDENTITY_PRIVATE_KEY',
    'SEARCH_URL',
    'PORT',
    'COOKIE_SECURE',
  ]) {
    expect(faults.join('\n')).toContain(name);
  }
});

test.each([
  [true, { NODE_ENV: 'production', COOKIE_SECURE: 'false', HOST: '127.0.0.1' }],
  [true, { NODE_ENV: 'production', COOKIE_SECURE: 'false', HOST: '::1' }],
  [false, { NODE_ENV: 'production', COOKIE_SECURE: 'false', HOST: '0.0.0.0' }],
  [false, { NODE_ENV: 'production', COOKIE_SECURE: 'false', HOST: '192.168.0.7' }],
  [true, { NODE_ENV: 'production', COOKIE_SECURE: 'true', HOST: '0.0.0.0' }],
  [true, { NODE_ENV: 'production', COOKIE_SECURE: 'false', HOST: '0.0.0.0', PLAIN_HTTP: 'true' }],
  [false, { NODE_ENV: 'production', COOKIE_SECURE: 'false', HOST: '0.0.0.0', PLAIN_HTTP: 'false' }],
  [true, { NODE_ENV: 'development', COOKIE_SECURE: 'false', HOST: '0.0.0.0' }],
])('%s for %j', (expected, env) => {
  expect(faultsOf({ ...good, ...env }).length === 0).toBe(expected);
});

const client = { GOOGLE_CLIENT_ID: 'sojourn', GOOGLE_CLIENT_SECRET: 'secret' };
test.each([
  [true, client],
  [true, {}],
  [false, { GOOGLE_CLIENT_ID: 'sojourn' }],
  [false, { GOOGLE_CLIENT_SECRET: 'secret' }],
  [true, { ...client, GOOGLE_ISSUER: 'https://login.example.org' }],
  [true, { ...client, GOOGLE_ISSUER: 'http://127.0.0.1:4000' }],
  [true, { ...client, GOOGLE_ISSUER: 'http://[::1]:4000' }],
  [false, { ...client, GOOGLE_ISSUER: 'http://127.0.0.1:4000', HOST: '0.0.0.0' }],
  [false, { ...client, GOOGLE_ISSUER: 'http://login.example.org' }],
  [false, { ...client, GOOGLE_ISSUER: 'http://127.0.0.1.evil.example' }],
  [false, { ...client, GOOGLE_ISSUER: 'accounts.google.com' }],
])('%s for the Google sign-in of %j', (expected, env) => {
  expect(faultsOf({ ...good, ...env }).length === 0).toBe(expected);
});

test.each([
  [true, 'AIzaSyA-1234567890_abcdefghijklmnopqrst'],
  [false, 'a key'],
  [false, '"><script>'],
])('%s for the maps key %j', (expected, GOOGLE_MAPS_KEY) => {
  expect(faultsOf({ ...good, GOOGLE_MAPS_KEY }).length === 0).toBe(expected);
});

const tilesAt = (origin: string) => ({ MAP_TILES_URL: `${origin}/{z}/{x}/{y}.png` });
test.each([
  [true, tilesAt('https://tiles.example.org')],
  [true, { MAP_TILES_URL: '' }],
  [true, tilesAt('http://127.0.0.1:8080')],
  [false, { ...tilesAt('http://127.0.0.1:8080'), HOST: '0.0.0.0' }],
  [false, tilesAt('http://tiles.example.org')],
  [false, tilesAt('https://{s}.tiles.example.org')],
  [false, { MAP_TILES_URL: 'https://tiles.example.org/' }],
  [false, { MAP_TILES_URL: 'tiles' }],
])('%s for the tiles of %j', (expected, env) => {
  expect(faultsOf({ ...good, ...env }).length === 0).toBe(expected);
});

test.each([
  [true, 'https://api.bigdatacloud.net/data/reverse-geocode-client'],
  [true, ''],
  [false, 'http://api.bigdatacloud.net/data/reverse-geocode-client'],
  [false, 'bigdatacloud'],
])('%s for the service of place names %j', (expected, REVERSE_GEOCODING_URL) => {
  expect(faultsOf({ ...good, REVERSE_GEOCODING_URL }).length === 0).toBe(expected);
});

test('an empty Google variable is none', () => {
  const env = parseEnv(envSchema, { ...good, GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '', GOOGLE_ISSUER: '' });
  expect([env.GOOGLE_CLIENT_ID, env.GOOGLE_ISSUER]).toEqual([undefined, 'https://accounts.google.com']);
});

test('mail is shown on loopback alone', () => {
  expect(faultsOf({ ...good, OUTBOX_DIR: '/outbox' })).toEqual([]);
  expect(faultsOf({ ...good, OUTBOX_DIR: '/outbox', HOST: '0.0.0.0' }).join()).toContain('OUTBOX_DIR');
});
