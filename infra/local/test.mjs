// @ts-check
/** `npm test`: everything that must hold, from a fresh clone too. Its last line is `N passed, N failed`. */
import { provideBrowser } from './browser.mjs';
import { alone } from './exclusive.mjs';
import { endWith } from './fault.mjs';
import { installPackages } from './install.mjs';
import { findRedis } from './redis.mjs';
import { readSettings } from './settings.mjs';

async function provide() {
  await findRedis(readSettings({}));
  await provideBrowser();
  await alone(async () => {
    await installPackages();
    const { buildAll } = await import('./build.mjs');
    await buildAll();
  });
}

try {
  await provide();
  const { runGates } = await import('./gates.mjs');
  const { passed, failed } = await runGates();
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
} catch (error) {
  endWith(error);
}
