// @ts-check
/** Publishes what was built on this machine, so that the portal shows it. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from './progress.mjs';
import { activate, nameShell, publishRemote, readRegistry } from './release.mjs';
import { remotes, root } from './workspace.mjs';

/**
 * Puts every build in force whose bytes were never published before; the others stay as the registry has them, so a
 * rollback outlives a restart.
 * @param {string} dataDir
 * @returns {Promise<void>}
 */
export async function publishLocal(dataDir) {
  const releasesDir = join(dataDir, 'releases');
  mkdirSync(releasesDir, { recursive: true });
  const shellVersion = JSON.parse(readFileSync(join(root, 'shell/package.json'), 'utf8')).version;
  await step('Publishing the remotes', async () => {
    await nameShell({ releasesDir, shellVersion });
    for (const name of remotes) {
      const { remote, folder, isNew } = await publishRemote({ room: join(root, name), releasesDir, local: true });
      const registry = await readRegistry(releasesDir);
      const isInForce = registry?.remotes.some((each) => each.name === remote);
      if (isNew || !isInForce) await activate({ remote, folder, releasesDir, shellVersion });
    }
  });
}
