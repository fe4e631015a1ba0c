/**
 * `main release` and `main rollback` in a remote's folder (`npm run release -w mf-x`), `main publish` for all of them
 * (`npm start`, and the `releases` container). While the portal runs, too.
 */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { createCommands } from './commands';
import { productionEnv, readReleasesDir } from './env';
import type { RemoteFolder } from './release-checks';
import { ReleaseError } from './release-error';
import { createReleaseStore } from './release-store';
import { readShell } from './shell-folder';

// `src/main.ts` and `dist/main.js` lie equally deep.
const root = fileURLToPath(new URL('../../..', import.meta.url));

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { name: string; workspaces: string[] };

const runFile = promisify(execFile);

const USAGE = 'Usage: release | rollback [-- --to VERSION], in the folder of a remote, or publish';

/** Prints nothing unless it fails, so that a person sees the sentence about the release. */
async function runQuietly(program: string, parameters: readonly string[], failure: string): Promise<void> {
  try {
    await runFile(program, [...parameters], { cwd: root, env: productionEnv(), maxBuffer: 2 ** 26 });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new ReleaseError(`${stdout}${stderr}${failure}`, { cause: error });
  }
}

/** Bundlers strip types unread, so they are checked first: of this remote alone, with what it imports. */
async function checkTypes(remote: string): Promise<void> {
  const folder = join(root, '.tsbuild');
  const config = join(folder, `${remote}.json`);
  await mkdir(folder, { recursive: true });
  const compilerOptions = { tsBuildInfoFile: `./${remote}.tsbuildinfo` };
  await writeFile(
    config,
    JSON.stringify({ extends: '../tsconfig.web.json', compilerOptions, include: [`../${remote}/src`] }),
  );
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  await runQuietly(process.execPath, [compiler, '-p', config], `${remote} is not released: its types do not hold.`);
}

async function build(remote: string): Promise<void> {
  await checkTypes(remote);
  await runQuietly('npm', ['run', 'build', '-w', remote], `${remote} is not released: it cannot be built.`);
}

const remotes = () => readPackage('.').workspaces.filter((name) => name.startsWith('mf-'));

function describe(folder: string): RemoteFolder {
  const remote = basename(folder);
  if (relative(root, folder) !== remote || !remotes().includes(remote)) {
    throw new ReleaseError(`${folder} is no folder of a remote; there are ${remotes().join(', ')}.`);
  }
  const description: unknown = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
  return { remote, packageName: readPackage(remote).name, description };
}

async function run([command, ...rest]: string[]): Promise<void> {
  const { values } = parseArgs({ args: rest, options: { to: { type: 'string' } } });
  const shell = readShell(join(root, 'shell'));
  const store = createReleaseStore(readReleasesDir(root), shell);
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const commands = createCommands({ store, shell, describe, build, say });
  if (command === 'release') await commands.release(process.cwd());
  else if (command === 'rollback') await commands.rollback(process.cwd(), values.to);
  else if (command === 'publish') await commands.publish(remotes().map((name) => join(root, name)));
  else throw new ReleaseError(USAGE);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const isUsage = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS');
  if (!isUsage && !(error instanceof ReleaseError)) throw error;
  process.stderr.write(`${isUsage ? USAGE : (error as Error).message}\n`);
  process.exitCode = 1;
}
