// @ts-check
/** Packages: installed when the lock file differs from the one they were installed from. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from './progress.mjs';
import { run } from './run.mjs';
import { root } from './workspace.mjs';

/**
 * @param {string} [clone] the folder of the lock file
 * @returns {Promise<void>}
 * @throws {StartupError} when they cannot be installed
 */
export async function installPackages(clone = root) {
  const stamp = join(clone, 'node_modules', '.installed-from');
  const lock = createHash('sha256')
    .update(readFileSync(join(clone, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  await step('Installing packages', () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: clone,
      failure:
        'The packages could not be installed: please check that the package registry can be reached, then try again.',
    }),
  );
  writeFileSync(stamp, lock);
}
