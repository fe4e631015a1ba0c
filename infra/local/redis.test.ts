import { as, asked, fakePath, noteAsked, onPath, program } from './faked-path';
import { findRedis } from './redis.mjs';
import { readSettings } from './settings.mjs';

fakePath();

/** A package manager that writes down what it is asked for and has only these packages, each with its program. */
function manager(name: string, packages: Record<string, string>) {
  const cases = Object.entries(packages).map(([each, installs]) => `*" ${each}") : > ${onPath(installs)} ;;`);
  const isUpdate = '*" update "*) ;;';
  program(
    name,
    `${noteAsked(name)}\ncase " $*" in ${isUpdate} ${cases.join(' ')} *) echo "no such package" >&2; exit 1 ;; esac`,
  );
}
const settings = (env = {}) => readSettings(env);

it.each(['redis-server', 'valkey-server'])(
  'takes the %s that is on PATH, and asks no package manager',
  async (name) => {
    manager('apt-get', { 'redis-server': 'redis-server' });
    const file = program(name);
    expect(await findRedis(settings())).toBe(file);
    expect(asked()).toEqual([]);
  },
);

it('needs none where each role has a running one', async () => {
  expect(await findRedis(settings({ REDIS_URL: 'redis://elsewhere' }))).toBeUndefined();
  await expect(findRedis(settings({ REDIS_CACHE_URL: 'redis://elsewhere' }))).rejects.toThrow('Sojourn needs Redis');
});

it.each([
  [
    'apt-get',
    'root',
    { 'redis-server': 'redis-server' },
    ['update -q', 'install -y -q --no-install-recommends redis-server'],
  ],
  ['dnf', 'root', { redis: 'redis-server' }, ['install -y -q redis']],
  ['dnf', 'root', { valkey: 'valkey-server' }, ['install -y -q redis', 'install -y -q valkey']],
  ['apk', 'root', { redis: 'redis-server' }, ['add --no-cache --quiet redis']],
  ['apk', 'root', { valkey: 'valkey-server' }, ['add --no-cache --quiet redis', 'add --no-cache --quiet valkey']],
  ['pacman', 'root', { valkey: 'valkey-server' }, ['-Sy --noconfirm --needed valkey']],
  ['brew', 'somebody', { redis: 'redis-server' }, ['install --quiet redis']],
] as const)(
  'installs it by %s as %s, under the name that the system has (%o)',
  async (...[name, user, packages, lines]) => {
    as(user);
    manager(name, packages);
    expect(await findRedis(settings())).toBe(onPath(Object.values(packages)[0] ?? ''));
    expect(asked()).toEqual(lines.map((line) => `${name} ${line}`));
  },
);

it.each([
  ['apt-get', 'somebody', 'please run "sudo apt-get install redis-server"'],
  ['dnf', 'somebody', 'please run "sudo dnf install redis"'],
  ['apk', 'somebody', 'please run "sudo apk add redis"'],
  ['pacman', 'somebody', 'please run "sudo pacman -Sy valkey"'],
  ['brew', 'root', 'please run "brew install redis"'],
] as const)('says in one sentence what to run where %s is not for %s', async (...[name, user, advice]) => {
  as(user);
  manager(name, {});
  await expect(findRedis(settings())).rejects.toThrow(
    `Sojourn needs Redis for sessions, cache and queue: ${advice}, or set REDIS_URL to one that runs.`,
  );
  expect(asked()).toEqual([]);
});

it('says what it needs on a system whose packages it does not know', async () => {
  await expect(findRedis(settings())).rejects.toThrow(': please install redis-server (or valkey-server), or set');
});

it('says what the manager said when it has no such package', async () => {
  as('root');
  manager('dnf', {});
  await expect(findRedis(settings())).rejects.toThrow(
    /no such package[^]*redis could not be installed: please run "sudo dnf install redis"\.$/,
  );
});

it('says so when what was installed is not on PATH', async () => {
  as('root');
  manager('apk', { redis: 'somewhere-else' });
  await expect(findRedis(settings())).rejects.toThrow('Redis was installed but is not on PATH');
});
