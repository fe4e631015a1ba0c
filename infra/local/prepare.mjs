// @ts-check
/** Brings a clone to where it can run: packages installed, everything built. */
import { join } from 'node:path';
import { withFileLock } from './file-lock.mjs';
import { installPackages } from './install.mjs';
import { root } from './workspace.mjs';

/**
 * Installs and builds what changed. One process at a time does so in a clone, because `npm ci` empties the folder that
 * a build beside it reads.
 * @returns {Promise<void>}
 */
export function prepareClone() {
  const prepare = async () => {
    await installPackages();
    // Its imports need the packages.
    const { buildAll } = await import('./build.mjs');
    await buildAll();
  };
  return withFileLock(join(root, '.preparing'), prepare, {
    onWait: () => console.log('  Another start is preparing this clone; waiting for it …'),
  });
}
