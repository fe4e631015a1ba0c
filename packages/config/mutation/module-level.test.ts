import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countLoading, idsAtModuleLevel } from './module-level.mjs';

/** As StrykerJS writes it: a table, and a function whose own mutant stands outside of it. */
const INSTRUMENTED = `
function stryCov_9fa48() { stryCov_9fa48 = cover; }
const TABLE = stryMutAct_9fa48("1") ? {} : (stryCov_9fa48("1"), { name: stryMutAct_9fa48("2") ? "" : (stryCov_9fa48("2", "3"), 'Ada') });
export const nameOf = stryMutAct_9fa48("4") ? () => undefined : (stryCov_9fa48("4"), () => stryMutAct_9fa48("5") ? "" : (stryCov_9fa48("5"), TABLE.name));
export function other() { if (stryMutAct_9fa48("6")) {} else { stryCov_9fa48("6"); return <p>{TABLE.name}</p>; } }
export class Shelf { static empty = (stryCov_9fa48("7"), []); take() { stryCov_9fa48("8"); } }
`;

test('mutants of a module itself are those that stand in no function of it', () =>
  expect(idsAtModuleLevel(INSTRUMENTED, 'names.tsx')).toEqual(['1', '2', '3', '4', '7']));

test('what a module computes while it loads belongs to no test, whichever loaded it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'module-level-'));
  const file = join(folder, 'names.tsx');
  writeFileSync(file, INSTRUMENTED);
  const coverage = {
    static: { '1': 1 },
    perTest: { 'a page': { '1': 1, '2': 1, '5': 2 }, 'another page': { '4': 1, '6': 1 } },
  };
  countLoading(coverage, [file]);
  rmSync(folder, { recursive: true });
  expect(coverage).toEqual({
    static: { '1': 2, '2': 1, '4': 1 },
    perTest: { 'a page': { '5': 2 }, 'another page': { '6': 1 } },
  });
});
