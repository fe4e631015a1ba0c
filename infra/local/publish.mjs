// @ts-check
/** Publishes what was built on this machine, so that the portal shows it. */
import { join } from 'node:path';
import { step } from './progress.mjs';
import { run } from './run.mjs';
import { root } from './workspace.mjs';

/**
 * Puts every build in force whose bytes were never published before (packages/releases).
 * @param {string} dataDir absolute
 * @returns {Promise<void>}
 */
export async function publishLocal(dataDir) {
  await step('Publishing the remotes', async () => {
    await run(process.execPath, ['--enable-source-maps', join(root, 'packages/releases/dist/main.js'), 'publish'], {
      env: { RELEASES_DIR: join(dataDir, 'releases') },
      failure: 'The remotes cannot be published.',
    });
  });
}
