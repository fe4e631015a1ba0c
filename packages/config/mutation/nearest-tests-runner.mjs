// @ts-check
/**
 * StrykerJS' jest runner, one test file at a time, the nearest first. Stock, each mutant loads every test file that
 * reaches its file, pages included; most mutants are killed by the test beside them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner';

const [{ factory: createJestRunner }] = /** @type {[{ factory: any }]} */ (/** @type {unknown} */ (jestPlugins));

/** Every runner is a process of its own and only the first does the dry run, so its findings lie in the sandbox. */
const findings = () => join(process.cwd(), '.tests-by-name.json');

/** @typedef {{ file: string, milliseconds: number }} Place */

/** @param {string} path */
const stem = (path) => path.replace(/(\.test)?\.tsx?$/, '');

/** @param {any} injector */
function createRunner(injector) {
  const inner = createJestRunner(injector);
  // jest can be asked for one file only below the runner's own interface.
  const adapter = /** @type {any} */ (inner).jestTestAdapter;
  const run = adapter.run.bind(adapter);
  /** @type {string | undefined} */
  let onlyFile;
  adapter.run = (/** @type {any} */ settings) =>
    run(
      onlyFile === undefined
        ? settings
        : { ...settings, testFiles: [`^${onlyFile.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`] },
    );

  /** @type {Record<string, Place[]> | undefined} */
  let places;

  return {
    init: () => inner.init(),
    capabilities: () => inner.capabilities(),

    /** @param {any} options */
    async dryRun(options) {
      const result = await inner.dryRun(options);
      if (result.status !== 'complete') return result;
      /** @type {Record<string, Place[]>} */
      const found = {};
      for (const test of result.tests)
        (found[test.id] ??= []).push({ file: test.fileName ?? '', milliseconds: test.timeSpentMs });
      writeFileSync(findings(), JSON.stringify(found));
      return result;
    },

    /** @param {any} options */
    async mutantRun(options) {
      if (!options.testFilter) return inner.mutantRun(options);
      places ??= /** @type {Record<string, Place[]>} */ (JSON.parse(readFileSync(findings(), 'utf8')));
      /** @type {Map<string, { tests: string[], milliseconds: number }>} */
      const byFile = new Map();
      for (const id of options.testFilter)
        for (const { file, milliseconds } of places[id] ?? []) {
          const group = byFile.get(file) ?? { tests: [], milliseconds: 0 };
          group.tests.push(id);
          group.milliseconds += milliseconds;
          byFile.set(file, group);
        }
      const beside = (/** @type {string} */ file) => (stem(file) === stem(options.sandboxFileName) ? 0 : 1);
      const inOrder = [...byFile].sort(
        ([left, a], [right, b]) => beside(left) - beside(right) || a.milliseconds - b.milliseconds,
      );
      let nrOfTests = 0;
      try {
        for (const [file, { tests }] of inOrder) {
          onlyFile = file;
          const result = await inner.mutantRun({ ...options, testFilter: tests });
          if (result.status !== 'survived') return result;
          nrOfTests += result.nrOfTests;
        }
      } finally {
        onlyFile = undefined;
      }
      return { status: 'survived', nrOfTests };
    },
  };
}
createRunner.inject = createJestRunner.inject;

export const strykerPlugins = [{ kind: 'TestRunner', name: 'nearest-tests', factory: createRunner }];
