/**
 * `main release` and `main rollback` in a remote's folder (`npm run release -w mf-x`), `main publish` for all of them
 * (`npm start`, and the `releases` container). While the portal runs, too.
 */
import { execFile } from 'node:child_process';
import { readFileSync, writeSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { createCommands, type OpenedBuild } from './commands';
import { productionEnv, readPortalUrl, readReleasesDir } from './env';
import { askPortal } from './live-portal';
import type { RemoteFolder } from './release-checks';
import { ReleaseError } from './release-error';
import { readRelease } from './release-folder';
import { createReleaseStore } from './release-store';
import { openInWindow } from './release-window';
import { entryOf } from './released-entry';
import { readShell } from './shell-folder';

// What it writes lies among what the portal stores, for its user alone (ST-1).
process.umask(0o077);

// `src/main.ts` and `dist/main.js` lie equally deep.
const root = fileURLToPath(new URL('../../..', import.meta.url));

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { name: string; workspaces: string[] };

const runFile = promisify(execFile);

const USAGE =
  'Usage: release [-- --built] [--canary PERCENT] | rollback [-- --to VERSION], in the folder of a remote or with its name, or publish';

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

/** Two minutes are hundreds of times what it takes: a module that never ends must not hold a release for ever. */
const OPEN_MS = 120_000;

/** In a process of its own, which ends with everything that the remotes' code has begun. It prints a line for each. */
async function open(builds: readonly OpenedBuild[]): Promise<string[][]> {
  if (builds.length === 0) return [];
  const command = [...process.execArgv, fileURLToPath(import.meta.url), 'open', JSON.stringify(builds)];
  const options = { cwd: root, timeout: OPEN_MS, maxBuffer: 2 ** 26 };
  const ended = await runFile(process.execPath, command, options).catch((error: Ended) => error);
  const opened = ended.stdout.split('\n').filter(Boolean);
  const results = opened.map((line) => JSON.parse(line) as string[]);
  if (results.length === builds.length) return results;
  const how = 'killed' in ended && ended.killed ? `it did not load within ${OPEN_MS / 1_000} s` : ended.stderr;
  return [...results, [how], ...(await open(builds.slice(results.length + 1)))];
}

type Ended = { stdout: string; stderr: string; killed: boolean };

/** What {@link open} runs. */
async function openHere(builds: readonly OpenedBuild[]): Promise<never> {
  for (const { dist, remote } of builds) {
    const released = entryOf(await readRelease(dist), { remote, folder: '0' });
    const faults = await openInWindow({ shellDir: join(root, 'shell/dist'), dist, released });
    writeSync(process.stdout.fd, `${JSON.stringify(faults)}\n`);
  }
  process.exit(0);
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
  if (command === 'open') return openHere(JSON.parse(rest.join('')) as OpenedBuild[]);
  const { values, positionals } = parseArgs({
    args: rest,
    allowPositionals: true,
    options: { to: { type: 'string' }, built: { type: 'boolean' }, canary: { type: 'string' } },
  });
  const folder = resolve(root, positionals[0] ?? process.cwd());
  const shell = readShell(join(root, 'shell'));
  const place = readReleasesDir(root);
  const store = createReleaseStore(place, shell);
  const served = (remote: string) => askPortal({ dataDir: dirname(place), url: readPortalUrl() }, remote);
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const commands = createCommands({ store, shell, describe, build, open, served, place, say });
  const canary = values.canary === undefined ? undefined : Number(values.canary);
  if (command === 'release') await commands.release(folder, { isBuilt: values.built, canary });
  else if (command === 'rollback') await commands.rollback(folder, values.to);
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
