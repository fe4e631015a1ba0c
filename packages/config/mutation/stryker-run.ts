/** Runs StrykerJS over a few files of a workspace. */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const RUNNER = 'packages/config/mutation/nearest-tests-runner.mjs';

export interface StrykerRun {
  root: string;
  workspace: string;
  /** Relative to the root. */
  files: readonly string[];
  /** Whether results of an earlier run are left aside. */
  force: boolean;
  /** Whether what survives in files that stayed loaded is not tried again in fresh ones. */
  quick: boolean;
  concurrency: number;
}

/** Where the results of a workspace lie between runs: outside of git, they hold every source and test once more. */
export function resultsFile(root: string, workspace: string): string {
  return join(root, '.mutation', workspace.replaceAll('/', '-'), 'results.json');
}

function describeRun({ root, workspace, files, force, quick, concurrency }: StrykerRun, relatedTestsOnly: boolean) {
  return {
    testRunner: 'nearest-tests',
    plugins: [join(root, RUNNER)],
    jest: {
      projectType: 'custom',
      configFile: 'packages/config/mutation/jest.config.js',
      enableFindRelatedTests: relatedTestsOnly,
    },
    testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
    // jest's module registries are never wholly given back: without a fresh process now and then they fill memory, soon
    // where each survivor loads files anew.
    maxTestRunnerReuse: quick ? 240 : 60,
    coverageAnalysis: 'perTest',
    // A mutant that runs once, while a module loads, is a table, a schema or a pattern. It is never switched off
    // again, so it costs every test of the workspace, and what tells a right table from a wrong one is a second copy.
    ignoreStatic: true,
    mutate: files,
    ignorePatterns: ['dist', '.data', '.mutation', '.tsbuild', '.turbo', 'screenshots', 'test-results'],
    disableTypeChecks: false,
    incremental: true,
    incrementalFile: resultsFile(root, workspace),
    force,
    tempDirName: join('.mutation', workspace.replaceAll('/', '-'), 'sandbox'),
    cleanTempDir: 'always',
    concurrency,
    // Hanging is found by counting a loop's turns, and a promise that nobody keeps by jest; the clock only serves a loop
    // without a mutant in it. On a busy machine to load a test file alone takes a minute.
    timeoutMS: 90_000,
    timeoutFactor: 4,
    dryRunTimeoutMinutes: 20,
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    warnings: false,
  };
}

/** Runs StrykerJS once; returns whether it finished, and what it wrote. */
async function runOnce(run: StrykerRun, relatedTestsOnly: boolean): Promise<{ finished: boolean; output: string }> {
  const folder = join(run.root, '.mutation', run.workspace.replaceAll('/', '-'));
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'stryker.json');
  writeFileSync(config, JSON.stringify(describeRun(run, relatedTestsOnly), null, 2));
  const child = spawn(process.execPath, ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', config], {
    cwd: run.root,
    env: { ...process.env, MUTATION_WORKSPACE: run.workspace, MUTATION_QUICK: run.quick ? '1' : '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      for (const line of text.split('\n')) if (/^Mutation testing/.test(line)) process.stderr.write(`    ${line}\n`);
    });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return { finished: code === 0, output };
}

/**
 * Mutates the files and adds what it found to the workspace's results.
 * @throws Error with StrykerJS' own words when its first run of the unchanged tests fails
 */
export async function runStryker(run: StrykerRun): Promise<void> {
  let { finished, output } = await runOnce(run, true);
  // Where no test reaches any of the files, StrykerJS stops; with every test they are reported as not covered.
  if (!finished && output.includes('No tests were executed')) ({ finished, output } = await runOnce(run, false));
  if (!finished) throw new Error(`${run.workspace}: StrykerJS did not finish\n${output.slice(-6000)}`);
}
