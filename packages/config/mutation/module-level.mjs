// @ts-check
/**
 * Which mutants run while a module loads. StrykerJS takes a mutant for one of a test when it first runs during one; a
 * page's test fetches modules itself, and what those compute while they load would count as tested, though the mutant
 * is switched on too late to be noticed.
 */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** What StrykerJS calls where it counts that a mutant was reached. */
const COUNTS = /^stryCov_/;

/**
 * The ids of the mutants in instrumented sources that stand in no function.
 * @param {string} source as StrykerJS instrumented it
 * @param {string} fileName by which TypeScript knows JSX
 * @returns {string[]}
 */
export function idsAtModuleLevel(source, fileName) {
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node */
  const look = (node) => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isCallExpression(node) && COUNTS.test(node.expression.getText(file)))
      found.push(...node.arguments.filter(ts.isStringLiteral).map(({ text }) => text));
    ts.forEachChild(node, look);
  };
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest);
  look(file);
  return found;
}

/**
 * Counts what runs while a module loads as such, in whatever test that was.
 * @param {{ static: Record<string, number>, perTest: Record<string, Record<string, number>> }} coverage is changed
 * @param {readonly string[]} files the instrumented ones
 */
export function countLoading(coverage, files) {
  const ids = new Set(files.flatMap((file) => idsAtModuleLevel(readFileSync(file, 'utf8'), file)));
  for (const ofTest of Object.values(coverage.perTest))
    for (const [id, count] of Object.entries(ofTest).filter(([each]) => ids.has(each))) {
      coverage.static[id] = (coverage.static[id] ?? 0) + count;
      delete ofTest[id];
    }
}
