// @ts-check
/** `npm test`: everything that must hold, from a fresh clone too. Its last line is `N passed, N failed`. */
import { aptInstall, findOnPath, mayInstall } from './apt.mjs';
import { alone } from './exclusive.mjs';
import { endWith, StartFault } from './fault.mjs';
import { installPackages } from './install.mjs';
import { findRedis } from './redis.mjs';
import { readSettings } from './settings.mjs';

/** Chromium under the names that systems give it. */
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome'];

async function provide() {
  await findRedis(readSettings({}));
  if (!findOnPath(BROWSERS)) {
    if (!mayInstall())
      throw new StartFault(
        'The journeys need Chromium: please install it so that "chromium" is on PATH, then try again.',
      );
    await aptInstall('chromium');
  }
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
