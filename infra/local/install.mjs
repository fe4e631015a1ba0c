// @ts-check
/** Packages: installed when the lock file differs from the one they were installed from. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from './progress.mjs';
import { run } from './run.mjs';
import { root } from './workspace.mjs';

const stamp = join(root, 'node_modules', '.installed-from');

/** @returns {Promise<void>} */
export async function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  await step('Installing packages', () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      failure:
        'The packages could not be installed: please check that the package registry can be reached, then try again.',
    }),
  );
  writeFileSync(stamp, lock);
}
