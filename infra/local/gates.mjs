// @ts-check
/** The gates of `npm test`, in the order that finds the cheapest fault first. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { findNginx } from './nginx.mjs';
import { passes } from './passes.mjs';
import { sum, withEnding } from './tally.mjs';
import { runUnits } from './units.mjs';

/** @typedef {import('./tally.mjs').Tally} Tally */

/**
 * Each is one npm script of the root, so that a person runs the same thing by its name. They only read the sources and what is
 * built, and each works on one core, so two go on at a time.
 */
const lanes = [
  ['types', 'arch', 'budgets', 'torture'],
  ['lint', 'format', 'dead-code', 'floor'],
];

/**
 * @param {readonly string[]} checks
 * @returns {Promise<Tally>}
 */
async function runLane(checks) {
  const tally = { passed: 0, failed: 0 };
  for (const check of checks) {
    const command = ['npm', 'run', '--silent', check, ...(check === 'torture' ? ['--', '--rounds', '10'] : [])];
    tally[(await passes(check, command)) ? 'passed' : 'failed'] += 1;
  }
  return tally;
}

/**
 * @param {string} folder where the report goes
 * @returns {Promise<Tally>}
 */
async function runJourneys(folder) {
  const report = join(folder, 'journeys.json');
  const ended = await passes('journeys', ['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts'], {
    env: { CHROMIUM: findBrowser(), NGINX: findNginx(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(report, 'utf8')).stats;
  return withEnding(ended, { passed: expected, failed: unexpected + flaky + skipped });
}

/** @returns {Promise<Tally>} */
async function runWander() {
  const command = ['npm', 'run', '--silent', 'wander', '--', '--fixed'];
  const isPassed = await passes('a stranger who wanders', command, { env: { CHROMIUM: findBrowser() } });
  return { passed: Number(isPassed), failed: Number(!isPassed) };
}

/** @returns {Promise<Tally>} */
export async function runGates() {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-test-'));
  try {
    const checked = await Promise.all(lanes.map(runLane));
    return sum([...checked, await runUnits(), await runJourneys(folder), await runWander()]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
