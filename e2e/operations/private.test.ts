/** ST-1: nobody else on this machine reads, changes or connects to anything of a portal. */
import { spawnSync } from 'node:child_process';
import { chmodSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort, freshDataDir, Portal } from '../portal';

const NOBODY = 65_534;

function everythingIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((found) => {
    const path = join(folder, found.name);
    return found.isDirectory() ? [path, ...everythingIn(path)] : [path];
  });
}

/** Tries every path as another user, with Debian's own tools, and prints those that could be used. */
const trespass = `
for path in "$@"; do
  if test -d "$path"; then ls "$path" >/dev/null 2>&1 && echo "$path"; touch "$path/x" 2>/dev/null && echo "$path"
  else test -r "$path" && echo "$path"; test -w "$path" && echo "$path"; fi
done; true`;

test('nobody else reads or writes anything below DATA_DIR, and no store has a port', async () => {
  const dataDir = freshDataDir();
  // As an earlier version of the portal left it.
  mkdirSync(join(dataDir, 'keys'), { mode: 0o755 });
  mkdirSync(join(dataDir, 'logs'), { mode: 0o777 });
  writeFileSync(join(dataDir, 'logs/trips.log'), '', { mode: 0o666 });
  for (const path of [dataDir, join(dataDir, 'logs')]) chmodSync(path, 0o777);

  const portal = await Portal.start({ port: await freePort(), dataDir });
  const all = [dataDir, ...everythingIn(dataDir)];
  const open = all.filter((path) => (lstatSync(path).mode & 0o077) !== 0);
  expect(open).toEqual([]);
  const sockets = all.filter((path) => lstatSync(path).isSocket()).map((path) => path.slice(dataDir.length));
  expect(sockets.sort()).toEqual(['/run/documents.sock', '/run/redis-cache.sock', '/run/redis.sock']);
  if (process.getuid?.() === 0) {
    const tried = spawnSync('/bin/sh', ['-c', trespass, 'sh', ...all], {
      uid: NOBODY,
      gid: NOBODY,
      cwd: '/',
      encoding: 'utf8',
    });
    expect([tried.status, tried.stdout]).toEqual([0, '']);
  }
  await portal.stop();
  portal.forget();
});
