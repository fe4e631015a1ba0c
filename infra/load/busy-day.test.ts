import { readSettings } from '../local/settings.mjs';
import { cacheRedisPlan } from '../local/redis.mjs';
import { planPortal } from '../local/plan.mjs';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answers, busyDay, cache, jobs, listPage, logs, releases, sessions, sizes, type Stored } from './busy-day';

const MB = 2 ** 20;
const settings = readSettings({});
const root = new URL('../..', import.meta.url);
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-')).length;

/** How many processes `npm start` runs. */
async function processes(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sojourn-busy-'));
  try {
    const keys = { publicKeys: '{}', privateKeys: {}, sessionSecret: '', linkKey: '' };
    const plan = await planPortal({ settings: { ...settings, dataDir }, keys: keys as never, redis: 'redis-server' });
    return plan.stores.length + plan.services.length + 1;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const stored = async (): Promise<Record<string, Stored>> => {
  const all = [
    logs(settings.logs, await processes()),
    cache(settings.cacheMegabytes),
    jobs(),
    answers(),
    sessions(),
    releases(remotes),
    listPage(),
  ];
  return Object.fromEntries(all.map((each) => [each.what, each]));
};

test.each([
  ['logs', 800],
  ['cache', 64],
  ['jobs', 24],
  ['answers', 64],
  ['sessions', 16],
  ['releases', 500],
  ['a page of trips', 1],
])('a busy day leaves %s within %i MB, though it brings more', async (what, megabytes) => {
  const { brought, left } = (await stored())[what] as Stored;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(megabytes * MB);
  expect(brought).toBeGreaterThan(left);
});

test('what lies in the Redis that never evicts fits into its memory', async () => {
  const { jobs: queued, answers: kept, sessions: alive } = await stored();
  const bytes = [queued, kept, alive].reduce((sum, each) => sum + (each as Stored).left, 0);
  // `docker-compose.yml` gives it 512 MB; writing its file anew may take as much again as it holds.
  expect(bytes).toBeLessThanOrEqual(128 * MB);
});

test('the cache is told its bound, and to make room', () => {
  const plan = {
    program: 'redis-server',
    dataDir: tmpdir(),
    socket: '/tmp/none.sock',
    megabytes: settings.cacheMegabytes,
  };
  const { parameters } = cacheRedisPlan(plan);
  expect(parameters.join(' ')).toContain(`--maxmemory ${settings.cacheMegabytes}mb --maxmemory-policy allkeys-lru`);
});

test('the releases of a day are all there at its end', () => {
  expect(releases(1).left).toBeGreaterThanOrEqual(busyDay.releasesOfARemote * sizes.release);
});
