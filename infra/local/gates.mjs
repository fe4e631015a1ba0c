// @ts-check
/** The gates of `npm test`, in the order that finds the cheapest fault first. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { StartFault } from './fault.mjs';
import { run } from './run.mjs';

/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * Runs a command; a known fault becomes text on the terminal and `false`.
 * @param {string} title
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} [env]
 */
async function holds(title, command, env = {}) {
  const began = performance.now();
  const [program = '', ...parameters] = command;
  try {
    await run(program, parameters, { env, failure: `${title}: FAILED` });
    console.log(`  ${title}: holds (${((performance.now() - began) / 1000).toFixed(0)} s)`);
    return true;
  } catch (error) {
    if (!(error instanceof StartFault)) throw error;
    console.error(error.message);
    return false;
  }
}

/** Each is one npm script of the root, so that a person runs the same thing by its name. */
const laws = ['types', 'lint', 'format', 'arch', 'dead-code', 'size', 'torture'];

/** @returns {Promise<Tally>} */
async function keepLaws() {
  const tally = { passed: 0, failed: 0 };
  for (const law of laws) {
    const command = ['npm', 'run', '--silent', law, ...(law === 'torture' ? ['--', '--rounds', '10'] : [])];
    tally[(await holds(law, command)) ? 'passed' : 'failed'] += 1;
  }
  return tally;
}

/**
 * @param {string} folder where the report goes
 * @returns {Promise<Tally>}
 */
async function runUnits(folder) {
  const report = join(folder, 'jest.json');
  const command = ['npx', 'jest', '--silent=false', '--json', `--outputFile=${report}`, '--maxWorkers=2'];
  await holds('unit, component, http and contract tests', command, { NODE_OPTIONS: '--experimental-vm-modules' });
  const result = JSON.parse(readFileSync(report, 'utf8'));
  // A skipped test is a promise that nobody keeps; it counts as failed, as does a file that could not run.
  const unkept = result.numPendingTests + result.numTodoTests + result.numRuntimeErrorTestSuites;
  return { passed: result.numPassedTests, failed: result.numFailedTests + unkept };
}

/**
 * @param {string} folder where the report goes
 * @returns {Promise<Tally>}
 */
async function runJourneys(folder) {
  const report = join(folder, 'journeys.json');
  await holds('journeys', ['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts'], {
    CHROMIUM: findBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(report, 'utf8')).stats;
  return { passed: expected, failed: unexpected + flaky + skipped };
}

/** @returns {Promise<Tally>} */
export async function runGates() {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-test-'));
  try {
    const tallies = [await keepLaws(), await runUnits(folder), await runJourneys(folder)];
    return tallies.reduce((sum, each) => ({ passed: sum.passed + each.passed, failed: sum.failed + each.failed }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
