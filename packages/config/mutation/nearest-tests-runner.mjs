// @ts-check
/**
 * StrykerJS' jest runner, one test file at a time, the nearest first, each kept loaded. Stock, every mutant starts jest
 * anew and loads every test file that reaches its file, pages included; most are killed by the test beside them.
 *
 * A kill is believed when the same test passes again without the mutant; whatever survives in files that stayed loaded
 * is tried once more in fresh ones, because a module may have computed something before the mutant was active. Not so
 * with MUTATION_QUICK: then a survivor of the nearest few files is believed at once, unless one of them does not pass
 * twice in a row by itself, and the score can only be lower than it is.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner';
import { countLoading } from './module-level.mjs';
import { TestSession } from './test-session.mjs';

const [{ factory: createJestRunner }] = /** @type {[{ factory: any }]} */ (/** @type {unknown} */ (jestPlugins));

/**
 * Test files that stay loaded at a time. A mutant that survives goes through all that reach it, so fewer than those are
 * loaded anew for each survivor; a page's test holds a browser's worth of memory, a server's about 80 MB.
 */
const OPEN_SESSIONS = { page: 3, server: 12 };
/** Test files that a mutant is tried on with MUTATION_QUICK; no more than stay loaded. */
const QUICK_FILES = { page: 3, server: 5 };
/** The unchanged tests only have to pass: a machine that stands still for a while must not end the run. */
const DRY_RUN_TEST_MS = 300_000;
/** As in StrykerJS: a mutant that is reached this many times more often than the original is looping. */
const HIT_LIMIT_FACTOR = 100;

/** @typedef {{ file: string, milliseconds: number }} Place */
/** @typedef {{ places: Record<string, Place[]>, hits: Record<string, number> }} Findings */

/** Every runner is a process of its own and only the first does the dry run, so its findings lie in the sandbox. */
const findingsFile = () => join(process.cwd(), '.tests-by-name.json');

/** The sources of the workspace, among them those that were instrumented. */
function sourceFiles() {
  const folder = join(process.cwd(), process.env.MUTATION_WORKSPACE ?? '');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])src[\\/].*\.tsx?$/.test(file) && !/node_modules|\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file));
}

/** @param {any} result of a dry run */
function storeFindings(result) {
  /** @type {Findings} */
  const findings = { places: {}, hits: {} };
  for (const { id, fileName = '', timeSpentMs } of result.tests)
    (findings.places[id] ??= []).push({ file: fileName, milliseconds: timeSpentMs });
  const { static: loading = {}, perTest = {} } = result.mutantCoverage ?? {};
  for (const counts of [loading, ...Object.values(perTest)])
    for (const [mutant, count] of Object.entries(counts))
      findings.hits[mutant] = (findings.hits[mutant] ?? 0) + Number(count);
  writeFileSync(findingsFile(), JSON.stringify(findings));
}

/** @param {string} path */
const stem = (path) => path.replace(/(\.test)?\.tsx?$/, '');

/**
 * The test files that hold the tests, the one beside the mutated file first, then the quickest.
 * @param {Findings} findings
 * @param {{ testFilter: string[], sandboxFileName: string }} options
 * @returns {[file: string, tests: string[]][]}
 */
function groupByFile({ places }, { testFilter, sandboxFileName }) {
  /** @type {Map<string, { tests: string[], milliseconds: number }>} */
  const files = new Map();
  for (const id of testFilter)
    for (const { file, milliseconds } of places[id] ?? []) {
      const group = files.get(file) ?? { tests: [], milliseconds: 0 };
      group.tests.push(id);
      group.milliseconds += milliseconds;
      files.set(file, group);
    }
  const beside = (/** @type {string} */ file) => (stem(file) === stem(sandboxFileName) ? 0 : 1);
  return [...files]
    .sort(([left, a], [right, b]) => beside(left) - beside(right) || a.milliseconds - b.milliseconds)
    .map(([file, { tests }]) => [file, tests]);
}

/** A test that jest gave up waiting for has noticed nothing. @param {any} result */
const withTimeOutApart = (result) =>
  result.status === 'killed' && /Exceeded timeout of/.test(result.failureMessage)
    ? { status: 'timeout', reason: result.failureMessage }
    : result;

/** @param {any} injector */
function createRunner(injector) {
  const inner = createJestRunner(injector);
  // jest can be asked for one file only below the runner's own interface.
  const adapter = inner.jestTestAdapter;
  const run = adapter.run.bind(adapter);
  const onlyFile = (/** @type {string} */ file) => ({
    testFiles: [`^${file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`],
  });

  /** @type {Map<string, TestSession>} */
  const sessions = new Map();
  /** @type {Findings | undefined} */
  let findings;
  const kind = () => (inner.jestConfig.testEnvironment === 'node' ? 'server' : 'page');

  /** @param {string} file */
  async function openSession(file) {
    const most = OPEN_SESSIONS[kind()];
    const known = sessions.get(file);
    sessions.delete(file);
    if (known?.isOpen) {
      sessions.set(file, known);
      return known;
    }
    await known?.end();
    for (const [oldest, session] of [...sessions].slice(0, Math.max(0, sessions.size - most + 1))) {
      sessions.delete(oldest);
      await session.end();
    }
    const session = new TestSession(inner.jestConfig.testEnvironment ?? 'node', (testEnvironment) =>
      run({ jestConfig: { ...inner.jestConfig, testEnvironment }, ...onlyFile(file) }),
    );
    sessions.set(file, session);
    return session;
  }

  return {
    init: () => inner.init(),
    capabilities: () => inner.capabilities(),

    /** @param {any} options */
    async dryRun(options) {
      const { testTimeout } = inner.jestConfig;
      inner.jestConfig.testTimeout = DRY_RUN_TEST_MS;
      try {
        const result = await inner.dryRun(options);
        if (result.status === 'complete') {
          if (result.mutantCoverage) countLoading(result.mutantCoverage, sourceFiles());
          storeFindings(result);
        }
        return result;
      } finally {
        inner.jestConfig.testTimeout = testTimeout;
      }
    },

    /** @param {any} options */
    async mutantRun(options) {
      if (!options.testFilter) return inner.mutantRun(options);
      findings ??= /** @type {Findings} */ (JSON.parse(readFileSync(findingsFile(), 'utf8')));
      const mutant = String(options.activeMutant.id);
      const quick = Boolean(process.env.MUTATION_QUICK);
      const files = groupByFile(findings, options).slice(0, quick ? QUICK_FILES[kind()] : undefined);
      const hits = findings.hits[mutant];
      const hitLimit = hits === undefined ? undefined : hits * HIT_LIMIT_FACTOR;
      /** @type {typeof files} */
      const spoilt = [];
      for (const [file, tests] of files) {
        const outcome = await (await openSession(file)).try({ mutant, tests, hitLimit });
        if (outcome.status === 'hung') return { status: 'timeout', reason: 'reached far more often than the original' };
        if (outcome.status === 'killed') {
          const { test, message } = outcome;
          return withTimeOutApart({ status: 'killed', killedBy: [test], failureMessage: message, nrOfTests: 1 });
        }
        if (outcome.status === 'spoilt') spoilt.push([file, tests]);
      }
      let nrOfTests = 0;
      try {
        for (const [file, tests] of quick ? spoilt : files) {
          adapter.run = (/** @type {any} */ settings) => run({ ...settings, ...onlyFile(file) });
          const result = await inner.mutantRun({ ...options, testFilter: tests });
          if (result.status !== 'survived') return withTimeOutApart(result);
          nrOfTests += result.nrOfTests;
        }
      } finally {
        adapter.run = run;
      }
      return { status: 'survived', nrOfTests };
    },

    async dispose() {
      for (const session of sessions.values()) await session.end();
    },
  };
}
createRunner.inject = createJestRunner.inject;

export const strykerPlugins = [{ kind: 'TestRunner', name: 'nearest-tests', factory: createRunner }];
