// @ts-check
/** `npm run release -w mf-x` and `npm run rollback -w mf-x`: run in the remote's folder, while the portal runs. */
import { mkdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { exitWithError, StartupError } from './startup-error.mjs';
import { activate, publishRemote, readRegistry, rollback } from './release.mjs';
import { run } from './run.mjs';
import { root } from './workspace.mjs';

const [command] = process.argv.slice(2);
const room = process.cwd();
const remote = basename(room);
const releasesDir = process.env['RELEASES_DIR'] ?? join(resolve(root, process.env['DATA_DIR'] || '.data'), 'releases');

async function release() {
  console.log(`Building ${remote} …`);
  await run('npm', ['run', 'build', '-w', remote], {
    env: { NODE_ENV: 'production' },
    failure: `${remote} cannot be built.`,
  });
  mkdirSync(releasesDir, { recursive: true });
  const shell = JSON.parse(readFileSync(join(root, 'shell/package.json'), 'utf8'));
  const shellVersion = (await readRegistry(releasesDir))?.shellVersion ?? shell.version;
  const { folder } = await publishRemote({ room, releasesDir });
  await activate({ remote, folder, releasesDir, shellVersion });
  console.log(`${remote} ${folder} is in force for every page opened from now on.`);
}

try {
  if (command === 'release') await release();
  else if (command === 'rollback') {
    const { from, to } = await rollback({ remote, releasesDir });
    console.log(`${remote} is back at ${to}; ${from} is withdrawn.`);
  } else throw new StartupError('Usage, in a remote: release-command.mjs release | rollback');
} catch (error) {
  exitWithError(error);
}
