// @ts-check
/** `npm test`: everything that must hold, from a fresh clone too. Its last line is `N passed, N failed`. */
import { ensureBrowser } from './browser.mjs';
import { ensureNginx } from './nginx.mjs';
import { prepareClone } from './prepare.mjs';
import { findRedis } from './redis.mjs';
import { readSettings } from './settings.mjs';
import { exitWithError } from './startup-error.mjs';

try {
  await findRedis(readSettings({}));
  await ensureBrowser();
  await ensureNginx();
  await prepareClone();
  const { runGates } = await import('./gates.mjs');
  const { passed, failed } = await runGates();
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
} catch (error) {
  exitWithError(error);
}
