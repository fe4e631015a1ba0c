// @ts-check
/** The unit, component, http and contract tests, in parts. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { passes } from './passes.mjs';
import { sum, withEnding } from './tally.mjs';
import { root } from './workspace.mjs';

/**
 * Each part is a run of its own: what test files leave behind in a process is never freed, and a worker that jest starts
 * anew for its memory (`workerIdleMemoryLimit`) is ended within its next test, whose processes then go on for ever.
 */
const PARTS = 2;
/** A part takes about eleven minutes on two cores. One that takes this long does not end by itself. */
const LIMIT_MS = 30 * 60_000;

/** @typedef {import('./tally.mjs').Tally} Tally */

/**
 * Reads the lines of a run (packages/config/jest/files-under-way.cjs) for the files that it has begun and not ended.
 * @returns {{ read: (line: string) => void, names: () => string[] }}
 */
export function createFilesUnderWay() {
  /** @type {Set<string>} */
  const files = new Set();
  return {
    read(line) {
      const [, word, file = ''] = /^(BEGUN|ENDED) (.+)$/.exec(line) ?? [];
      if (word === 'BEGUN') files.add(file);
      if (word === 'ENDED') files.delete(file);
    },
    names: () => [...files],
  };
}

/**
 * @param {number} part from 1
 * @param {{ folder: string, env: NodeJS.ProcessEnv }} how `folder` takes the report
 * @returns {Promise<Tally>}
 */
async function runPart(part, { folder, env }) {
  const report = join(folder, `jest-${part}.json`);
  const command = ['node', 'node_modules/jest/bin/jest.js', '--silent=false', '--json', `--outputFile=${report}`];
  const reporters = ['default', join(root, 'packages/config/jest/files-under-way.cjs')].map(
    (name) => `--reporters=${name}`,
  );
  const underWay = createFilesUnderWay();
  const ended = await passes(
    `unit, component, http and contract tests, ${part} of ${PARTS}`,
    // A process that a killed worker leaves behind keeps nobody waiting.
    [...command, ...reporters, '--maxWorkers=2', '--forceExit', `--shard=${part}/${PARTS}`],
    {
      env: { ...env, NODE_OPTIONS: '--experimental-vm-modules' },
      onLine: underWay.read,
      limit: { ms: LIMIT_MS, explain: () => `Under way were: ${underWay.names().join(', ') || 'none'}.` },
    },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const result = JSON.parse(readFileSync(report, 'utf8'));
  // Skipped tests count as failed, as do files that could not run.
  const skipped = result.numPendingTests + result.numTodoTests + result.numRuntimeErrorTestSuites;
  return withEnding(ended, { passed: result.numPassedTests, failed: result.numFailedTests + skipped });
}

/**
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Tally>}
 */
export async function runUnits(env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-units-'));
  try {
    const tallies = [];
    for (let part = 1; part <= PARTS; part += 1) tallies.push(await runPart(part, { folder, env }));
    return sum(tallies);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
