import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstOfFreeRow } from './free-row.fake';
import { planPortal } from './plan.mjs';
import { readSettings } from './settings.mjs';
import { root } from './workspace.mjs';

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'sojourn-plan-'))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const keys = {
  sessionSecret: 'the session secret',
  linkKey: 'the key of links',
  publicKeys: '{"keys":[]}',
  privateKeys: { 'sojourn-bff': 'the key of the bff', 'sojourn-ai': 'the key of ai' },
};

async function planned(env: Record<string, string> = {}) {
  const settings = readSettings({ ...env, DATA_DIR: dataDir });
  const hasOutsideRedis = Object.keys(settings.redisUrls).length === 3;
  const plan = await planPortal({ settings, keys, redis: hasOutsideRedis ? undefined : '/usr/bin/redis-server' });
  const all = [...plan.stores, ...plan.services, plan.front];
  const envOf = (name: string) => all.find((each) => each.name === name)?.env ?? {};
  return { ...plan, all, envOf, names: all.map(({ name }) => name) };
}

const portOf = (address: string | undefined) => new URL(address ?? '').port;

describe('planPortal', () => {
  it('lists every process, the stores first and the bff last', async () => {
    const { names } = await planned();
    expect(names).toEqual([
      'redis',
      'redis-cache',
      'documents',
      'accounts',
      'trips',
      'search-1',
      'ai',
      'ai-worker-1',
      'bff',
    ]);
  });

  it('scales searches and recommendations', async () => {
    const { names, envOf, services } = await planned({ SEARCH_INSTANCES: '3', AI_WORKERS: '2' });
    expect(names.filter((name) => /^(search|ai-worker)-/.test(name))).toEqual([
      'search-1',
      'search-2',
      'search-3',
      'ai-worker-1',
      'ai-worker-2',
    ]);
    const ports = services.filter(({ name }) => name.startsWith('search-')).map(({ env }) => env?.['PORT']);
    expect(new Set(ports).size).toBe(3);
    const urls = ports.map((port) => `http://127.0.0.1:${port}`).join(',');
    expect(envOf('bff')['SEARCH_URL']).toBe(urls);
    expect(envOf('ai-worker-2')['SEARCH_URL']).toBe(urls);
  });

  it('leads the bff to the port that each service listens on', async () => {
    const { envOf } = await planned();
    for (const name of ['accounts', 'trips', 'ai'])
      expect(portOf(envOf('bff')[`${name.toUpperCase()}_URL`])).toBe(envOf(name)['PORT']);
    expect(portOf(envOf('bff')['SEARCH_URL'])).toBe(envOf('search-1')['PORT']);
  });

  it('keeps the readiness and metrics of the bff on this machine, on a port that is known', async () => {
    const { envOf } = await planned({ HOST: '0.0.0.0' });
    expect(envOf('bff')).toMatchObject({ HOST: '0.0.0.0', METRICS_HOST: '127.0.0.1' });
    expect(Number(envOf('bff')['METRICS_PORT'])).toBeGreaterThan(0);
  });

  it('counts the ports of metrics from METRICS_PORT, those of what can be scaled last', async () => {
    const free = await firstOfFreeRow(8);
    const { envOf } = await planned({ METRICS_PORT: String(free), SEARCH_INSTANCES: '2', AI_WORKERS: '2' });
    const names = ['bff', 'accounts', 'trips', 'ai', 'search-1', 'search-2', 'ai-worker-1', 'ai-worker-2'];
    expect(names.map((name) => Number(envOf(name)['METRICS_PORT']))).toEqual(names.map((_, index) => free + index));
  });

  it('gives no port to two processes, and the portal its own', async () => {
    const { all, envOf } = await planned({ PORT: '4321', HOST: '0.0.0.0' });
    const ports = all.flatMap(({ env }) => env?.['PORT'] ?? []);
    expect(new Set(ports).size).toBe(ports.length);
    expect(envOf('bff')).toMatchObject({ HOST: '0.0.0.0', PORT: '4321' });
    for (const { name, env } of all) if (env?.['PORT'] && name !== 'bff') expect(env['HOST']).toBe('127.0.0.1');
  });

  const optionsOf = ({ parameters = [] as string[] } = {}) =>
    Object.fromEntries(
      parameters.flatMap((each, index) => (each.startsWith('--') ? [[each.slice(2), parameters[index + 1]]] : [])),
    );
  const storeOf = (plan: Awaited<ReturnType<typeof planned>>, name: string) =>
    plan.stores.find((each) => each.name === name);

  it('runs one Redis for sessions and queue and another for the cache, each role with an address of its own', async () => {
    const { envOf } = await planned();
    const durable = `unix://${join(dataDir, 'run/redis.sock')}`;
    expect(envOf('bff')['REDIS_SESSIONS_URL']).toBe(`${durable}?db=0`);
    expect(envOf('ai')['REDIS_QUEUE_URL']).toBe(`${durable}?db=1`);
    expect(envOf('ai-worker-1')['REDIS_QUEUE_URL']).toBe(`${durable}?db=1`);
    expect(envOf('search-1')['REDIS_CACHE_URL']).toBe(`unix://${join(dataDir, 'run/redis-cache.sock')}`);
  });

  it('has sessions and queue in a file and evicts none of them', async () => {
    const redis = storeOf(await planned(), 'redis');
    expect(optionsOf(redis)).toMatchObject({
      dir: join(dataDir, 'redis'),
      appendonly: 'yes',
      appendfsync: 'everysec',
      'maxmemory-policy': 'noeviction',
    });
    expect(optionsOf(redis)).not.toHaveProperty('maxmemory');
  });

  it.each([
    [{}, '64mb'],
    [{ REDIS_CACHE_MB: '128' }, '128mb'],
  ])('has the cache in memory only, capped and evicting the least used (%o)', async (env, maxmemory) => {
    expect(optionsOf(storeOf(await planned(env), 'redis-cache'))).toMatchObject({
      appendonly: 'no',
      save: '',
      maxmemory,
      'maxmemory-policy': 'allkeys-lru',
    });
  });

  it('has every store listen on a socket that only this user can open, and on no port', async () => {
    const plan = await planned();
    expect(statSync(join(dataDir, 'run')).mode & 0o777).toBe(0o700);
    for (const name of ['redis', 'redis-cache']) {
      expect(optionsOf(storeOf(plan, name))).toMatchObject({
        port: '0',
        unixsocket: join(dataDir, 'run', `${name}.sock`),
        unixsocketperm: '700',
      });
    }
    const documents = storeOf(plan, 'documents')?.env;
    expect(documents).toMatchObject({ DOCUMENT_ENGINE_SOCKET: join(dataDir, 'run/documents.sock') });
    expect(documents).not.toHaveProperty('DOCUMENT_ENGINE_PORT');
  });

  it('uses an outside Redis as it is, and runs none', async () => {
    const { names, envOf } = await planned({ REDIS_URL: 'redis://elsewhere:6379' });
    expect(names.filter((name) => name.startsWith('redis'))).toEqual([]);
    for (const [name, variable] of [
      ['bff', 'REDIS_SESSIONS_URL'],
      ['ai', 'REDIS_QUEUE_URL'],
      ['search-1', 'REDIS_CACHE_URL'],
    ] as const)
      expect(envOf(name)[variable]).toBe('redis://elsewhere:6379');
  });

  it.each([
    [{ REDIS_CACHE_URL: 'redis://c' }, ['redis']],
    [{ REDIS_SESSIONS_URL: 'redis://s' }, ['redis', 'redis-cache']],
    [{ REDIS_QUEUE_URL: 'redis://q' }, ['redis', 'redis-cache']],
    [{ REDIS_SESSIONS_URL: 'redis://s', REDIS_QUEUE_URL: 'redis://q' }, ['redis-cache']],
  ] as const)('runs only the private servers that the roles beside %o need', async (env, expected) => {
    const { names, envOf } = await planned(env);
    expect(names.filter((name) => name.startsWith('redis'))).toEqual(expected);
    const given = { ...envOf('bff'), ...envOf('ai'), ...envOf('search-1') };
    expect(given).toMatchObject(env);
  });

  it('gives accounts, trips, search and ai a database each in the same store', async () => {
    const { envOf } = await planned();
    const [accounts, trips, search, ai] = ['accounts', 'trips', 'search-1', 'ai'].map(
      (name) => new URL(envOf(name)['MONGODB_URI'] ?? ''),
    );
    const found = [accounts, trips, search, ai].map((uri) => uri?.pathname);
    expect(found).toEqual(['/accounts', '/trips', '/search', '/ai']);
    expect(accounts?.host).toBe(encodeURIComponent(join(dataDir, 'run/documents.sock')));
    expect([trips?.host, search?.host, ai?.host]).toEqual([accounts?.host, accounts?.host, accounts?.host]);
  });

  it('uses an outside MongoDB with its options, and runs no store for documents', async () => {
    const { names, envOf } = await planned({ MONGODB_URI: 'mongodb://elsewhere:27017/?replicaSet=rs0' });
    expect(names).not.toContain('documents');
    expect(envOf('trips')['MONGODB_URI']).toBe('mongodb://elsewhere:27017/trips?replicaSet=rs0');
  });

  it('has messages written to a folder that the bff shows in local mode alone', async () => {
    const dir = join(dataDir, 'outbox');
    const local = await planned({ PORT: '4321' });
    expect(local.envOf('accounts')).toMatchObject({
      OUTBOX_DIR: dir,
      PUBLIC_URL: 'http://localhost:4321',
      REDIS_QUEUE_URL: local.envOf('ai')['REDIS_QUEUE_URL'],
    });
    expect(local.envOf('bff')['OUTBOX_DIR']).toBe(dir);

    const hidden = await planned({ NODE_ENV: 'production' });
    expect(hidden.envOf('accounts')['OUTBOX_DIR']).toBe(dir);
    expect(hidden.envOf('bff')).not.toHaveProperty('OUTBOX_DIR');

    const sent = await planned({
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'a@b.org',
      PUBLIC_URL: 'https://s.example',
    });
    expect(sent.envOf('accounts')).toMatchObject({
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'a@b.org',
      PUBLIC_URL: 'https://s.example',
    });
    expect(sent.envOf('accounts')).not.toHaveProperty('OUTBOX_DIR');
    expect(sent.envOf('bff')).not.toHaveProperty('OUTBOX_DIR');
  });

  it.each([
    [{}, { COOKIE_SECURE: 'false', PLAIN_HTTP: 'true', TRUSTED_PROXY_HOPS: '0' }],
    [{ HOST: '0.0.0.0' }, { COOKIE_SECURE: 'false', PLAIN_HTTP: 'true', HOST: '0.0.0.0' }],
    [
      { PUBLIC_URL: 'https://s.example' },
      { COOKIE_SECURE: 'true', PLAIN_HTTP: 'false', TRUSTED_PROXY_HOPS: '1', PUBLIC_URL: 'https://s.example' },
    ],
  ] as const)('makes cookies secure when people come by https (%o)', async (env, expected) => {
    expect((await planned(env)).envOf('bff')).toMatchObject(expected);
  });

  it('gives each private key only to its issuer, and the session secret only to the bff', async () => {
    const { all } = await planned();
    const holders = (secret: string) => all.filter(({ env }) => Object.values(env ?? {}).includes(secret));
    expect(holders('the key of the bff').map(({ name }) => name)).toEqual(['bff']);
    expect(holders('the session secret').map(({ name }) => name)).toEqual(['bff']);
    expect(holders('the key of ai').map(({ name }) => name)).toEqual(['ai-worker-1']);
    expect(holders(keys.publicKeys)).toHaveLength(5);
  });

  it.each([
    [{}, 10, 30],
    [{ STOP_LIMIT_SECONDS: '5', WORKER_STOP_LIMIT_SECONDS: '90' }, 5, 90],
  ] as const)('gives each process of ours its time to end (%o)', async (env, seconds, workerSeconds) => {
    const { services, front } = await planned(env);
    const limits = [...services, front].map(({ name, stopMs, env: own }) => [
      name,
      stopMs,
      own?.['STOP_LIMIT_SECONDS'],
    ]);
    for (const [name, stopMs, given] of limits) {
      const expected = String(name).startsWith('ai-worker') ? workerSeconds : seconds;
      expect([name, stopMs, given]).toEqual([name, expected * 1_000, String(expected)]);
    }
  });

  it('recognises each process by what it runs', async () => {
    const { all } = await planned();
    for (const { mark, parameters } of all)
      expect(parameters.some((parameter) => parameter.includes(mark.replace('unixsocket:', '')))).toBe(true);
    expect(all.at(-1)?.mark).toBe(join(root, 'bff/dist/main.js'));
  });
});
