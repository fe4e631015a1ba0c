// @ts-check
/** `npm run containers`: provides what `e2e/containers.ts` needs, in a fresh clone too, and runs it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ensureBrowser, findBrowser } from './browser.mjs';
import { prepareClone } from './prepare.mjs';
import { exitWithError } from './startup-error.mjs';
import { root } from './workspace.mjs';

try {
  await ensureBrowser();
  await prepareClone();
  const child = spawn(join(root, 'node_modules/.bin/tsx'), ['e2e/containers.ts', ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, CHROMIUM: findBrowser() },
    stdio: 'inherit',
  });
  // Ctrl-C reaches both; this one waits until the other has taken everything away.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  const [code] = await once(child, 'close');
  process.exitCode = code ?? 1;
} catch (error) {
  exitWithError(error);
}
