import { createServer } from 'node:http';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort, freshDataDir, Portal, startRefused } from '../portal';

const isAlive = (pid: number) => existsSync(`/proc/${pid}`);

const folders: string[] = [];
test.afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
const temporary = () => {
  const folder = freshDataDir();
  folders.push(folder);
  return folder;
};

test('a start with values that do not parse lists every one of them', async () => {
  const { code, output } = await startRefused({
    PORT: 'eighty',
    AI_WORKERS: '0',
    REDIS_URL: 'http://x',
    LOG_LEVEL: 'loud',
  });
  expect(code).toBe(1);
  for (const name of ['PORT', 'AI_WORKERS', 'REDIS_URL', 'LOG_LEVEL']) expect(output).toContain(name);
  expect(output.trim().split('\n')).toHaveLength(1);
});

test('a start on a taken port names the port and starts nothing', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const dataDir = temporary();
  const { code, output } = await startRefused({ PORT: String(port), DATA_DIR: dataDir });
  other.close();
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is taken`);
  expect(existsSync(join(dataDir, 'portal.json'))).toBe(false);
});

test('a start without a writable data folder says which one', async () => {
  const file = join(temporary(), 'a-file');
  writeFileSync(file, '');
  const { code, output } = await startRefused({ PORT: String(await freePort()), DATA_DIR: join(file, 'inside') });
  expect(code).toBe(1);
  expect(output).toContain(join(file, 'inside'));
  const kernels = await startRefused({ PORT: String(await freePort()), DATA_DIR: '/proc/sojourn' });
  expect(kernels.code).toBe(1);
  expect(kernels.output).toContain('/proc/sojourn');
});

test('a start without Redis and without a way to install it says how to get one', async () => {
  const path = temporary();
  symlinkSync(process.execPath, join(path, 'node'));
  const { code, output } = await startRefused({
    PORT: String(await freePort()),
    DATA_DIR: temporary(),
    PATH: path,
  });
  expect(code).toBe(1);
  expect(output).toContain('please install redis-server');
});

test('an old Node is told so before anything else', async () => {
  const folder = temporary();
  // The same entry with a minimum that no Node reaches: it reads package.json two folders up.
  mkdirSync(join(folder, 'infra'));
  symlinkSync(join(process.cwd(), 'infra/local'), join(folder, 'infra/local'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ engines: { node: '>=99.0' } }));
  const { spawnSync } = await import('node:child_process');
  const ran = spawnSync(
    process.execPath,
    ['--preserve-symlinks', '--preserve-symlinks-main', join(folder, 'infra/local/start.mjs')],
    {
      encoding: 'utf8',
    },
  );
  expect(ran.status).toBe(1);
  expect(ran.stderr).toContain('Sojourn needs Node 99.0 or newer');
});

const OUTBOX_TITLE = '<h1>Outbox</h1>';
const outboxOf = async (origin: string) => (await fetch(`${origin}/dev/outbox`)).text();

/** As the README says of a HOST that lets others in: any address of the machine, by plain http, no local mode. */
async function expectReachedByPlainHttp(portal: Portal, port: number) {
  // It is said after the line that a start waits for.
  await expect.poll(() => portal.output).toContain('Others in the network can read plain http');
  const { origin } = portal;
  const own = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  for (const address of [origin, ...(own ? [`http://${own.address}:${port}`] : [])]) {
    const answer = await fetch(`${address}/api/auth/user`);
    expect(answer.status).toBeLessThan(500);
    expect(answer.headers.get('strict-transport-security')).toBeNull();
    expect(answer.headers.getSetCookie().join()).not.toMatch(/__Host-|Secure/);
  }
  expect(await outboxOf(origin)).not.toContain(OUTBOX_TITLE);
}

test('two portals run side by side, and Ctrl-C leaves no process behind', async () => {
  const [one, two] = await Promise.all([freePort(), freePort()]);
  const first = await Portal.start({ port: one, dataDir: freshDataDir() });
  const second = await Portal.start({ port: two, dataDir: freshDataDir() }, { HOST: '0.0.0.0' });
  await expectReachedByPlainHttp(second, two);
  expect(await outboxOf(first.origin)).toContain(OUTBOX_TITLE);
  for (const portal of [first, second]) {
    expect(await portal.isReady()).toBe(true);
  }

  const third = await startRefused({ PORT: String(await freePort()), DATA_DIR: first.place.dataDir });
  expect(third.code).toBe(1);
  expect(third.output).toContain('already uses the data folder');

  for (const portal of [first, second]) {
    const pids = portal.pids();
    expect(pids.length).toBeGreaterThan(7);
    const { code } = await portal.stop();
    expect(code).toBe(0);
    expect(pids.filter(isAlive)).toEqual([]);
    portal.forget();
  }
});

test('a process that falls is started again, and the portal says so', async () => {
  const portal = await Portal.start({ port: await freePort(), dataDir: freshDataDir() });
  const before = portal.pids();
  const trips = before.at(-1);
  if (trips === undefined) throw new Error('no process was noted');
  process.kill(trips, 'SIGKILL');
  await expect.poll(() => portal.output).toContain('is back');
  await expect.poll(() => portal.isReady()).toBe(true);
  await portal.stop();
  portal.forget();
});
