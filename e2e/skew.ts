/**
 * `npm run skew`: real builds of two ages beside each other (REL-6). The shell of an earlier revision with the remotes of
 * this one, and the shell of this one with the earlier remotes, on the services of this one; the smoke journey goes through
 * both. `--with REVISION` is the earlier one, otherwise what was a day ago. Ends with 1 when a page does not stand.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { run } from './containers/run';
import { areas } from './matrix/areas';
import config from './playwright.config';
import { freePort, freshDataDir, Portal } from './portal';
import { EarlierClone } from './skew/earlier-clone';
import { smoke } from './skew/smoke';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({ options: { with: { type: 'string' } } });

/** Another front of a portal, which serves another shell; everything behind it is the portal's. */
async function frontWithShellOf(clone: EarlierClone, portal: Portal): Promise<{ origin: string; stop: () => void }> {
  const [bff] = portal.pidsOf(/\/bff\/dist\/main\.js$/);
  const env = Object.fromEntries(
    readFileSync(`/proc/${bff}/environ`, 'utf8')
      .split('\0')
      .map((each) => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)]),
  );
  const port = String(await freePort());
  const own = { PORT: port, METRICS_PORT: String(await freePort()), PUBLIC_URL: `http://localhost:${port}` };
  const shell = { SHELL_DIR: join(clone.folder, 'shell/dist'), SHELL_VERSION: clone.shellVersion };
  const child: ChildProcess = spawn(process.execPath, [join(root, 'bff/dist/main.js')], {
    env: { ...env, ...own, ...shell },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the front with the earlier shell ended')));
  const ready = new Promise<void>((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.includes('"ready":true')) resolve();
    });
  });
  await Promise.race([ready, ended]);
  ended.catch(() => undefined);
  return { origin: `http://localhost:${port}`, stop: () => child.kill('SIGTERM') };
}

/** Goes back to the releases of the earlier clone, which were in force before those of this one. */
async function rollBack(dataDir: string): Promise<void> {
  for (const { remote } of areas) {
    const parameters = ['packages/releases/dist/main.js', 'rollback', remote];
    console.log(`  ${await run(process.execPath, parameters, { cwd: root, env: { DATA_DIR: dataDir } })}`);
  }
}

const dataDir = freshDataDir();
const clone = await EarlierClone.make(values.with);
console.log(`  ${clone.revision} is built; it is N-1, this clone is N`);
await clone.publish(dataDir);
const portal = await Portal.start({ port: await freePort(), dataDir });
const browser = await chromium.launch(config.use?.launchOptions);
try {
  const rows: { what: string; pages: number; holds: string }[] = [];
  const tell = async (what: string, origin: string) => {
    const { faults, pages } = await smoke(browser, origin);
    for (const fault of faults) console.log(`  ${what}: ${fault}`);
    rows.push({ what, pages, holds: faults.length === 0 ? 'yes' : 'NO' });
  };
  const front = await frontWithShellOf(clone, portal);
  await tell('shell N-1 with remotes N', front.origin);
  front.stop();
  await rollBack(dataDir);
  await tell('shell N with remotes N-1', portal.origin);
  console.table(rows);
  process.exitCode = rows.every(({ holds }) => holds === 'yes') ? 0 : 1;
} finally {
  await browser.close();
  await portal.stop();
  portal.forget();
  await clone.remove();
}
