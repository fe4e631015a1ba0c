// @ts-check
/**
 * Provides a clone and a browser, in a fresh clone too, and runs a script with them:
 * `node infra/local/with-browser.mjs [--measuring] e2e/vitals.ts …`. `--measuring` asks for the browser to measure pages in.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ensureBrowser, ensureMeasuringBrowser } from './browser.mjs';
import { prepareClone } from './prepare.mjs';
import { exitWithError } from './startup-error.mjs';
import { root } from './workspace.mjs';

const given = process.argv.slice(2);
const isMeasuring = given[0] === '--measuring';

try {
  const CHROMIUM =
    process.env['CHROMIUM'] || (isMeasuring && (await ensureMeasuringBrowser())) || (await ensureBrowser());
  await prepareClone();
  const child = spawn(join(root, 'node_modules/.bin/tsx'), given.slice(isMeasuring ? 1 : 0), {
    cwd: root,
    env: { ...process.env, CHROMIUM },
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
