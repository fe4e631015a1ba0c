/**
 * `main release` and `main rollback` in a remote's folder (`npm run release -w mf-x`), `main publish` for all of them
 * (`npm start`, and the `releases` container). While the portal runs, too.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createCommands } from './commands';
import { productionEnv, readReleasesDir } from './env';
import { ReleaseError } from './release-error';
import { createReleaseStore } from './release-store';

// `src/main.ts` and `dist/main.js` lie equally deep.
const root = fileURLToPath(new URL('../../..', import.meta.url));

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { version: string; workspaces: string[] };

const runFile = promisify(execFile);

/** Prints nothing unless it fails, so that a person sees the sentence about the release. */
async function build(remote: string): Promise<void> {
  try {
    await runFile('npm', ['run', 'build', '-w', remote], { cwd: root, env: productionEnv(), maxBuffer: 2 ** 26 });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new ReleaseError(`${stdout}${stderr}${remote} cannot be built.`, { cause: error });
  }
}

const commands = createCommands({
  store: createReleaseStore(readReleasesDir(root)),
  shellVersion: readPackage('shell').version,
  build,
  say: (line) => process.stdout.write(`${line}\n`),
});

const remotes = () => readPackage('.').workspaces.filter((name) => name.startsWith('mf-'));

async function run(command: string | undefined): Promise<void> {
  if (command === 'release') await commands.release(process.cwd());
  else if (command === 'rollback') await commands.rollback(process.cwd());
  else if (command === 'publish') await commands.publish(remotes().map((name) => join(root, name)));
  else throw new ReleaseError('Usage: release | rollback, in the folder of a remote, or publish');
}

// Nobody else on this machine reads the releases (ST-1).
process.umask(0o077);
try {
  await run(process.argv[2]);
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
