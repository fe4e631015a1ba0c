/** `npm run mutation -- [workspace …] [--mutate path] [--record] [--force] [--quick] [--list]`: see docs/mutation.md. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findFaults, readFigures } from './figures';
import { inBatches, openProgress } from './progress';
import { measuredFiles, recordRow } from './record';
import { resultsFile, runStryker } from './stryker-run';
import { describeCells, describeSurvivors, describeTable } from './table';
import { filesToMutate, mutationTargets, type MutationTarget } from './targets';

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mutate: { type: 'string', multiple: true },
    record: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    concurrency: { type: 'string', default: '1' },
  },
});

function chooseTargets(): readonly MutationTarget[] {
  const names = positionals.map((name) => name.replace(/\/$/, ''));
  const unknown = names.filter((name) => !mutationTargets.some(({ workspace }) => workspace === name));
  if (unknown.length > 0)
    throw new Error(
      `no such workspace: ${unknown.join(', ')}; there are ${mutationTargets.map((each) => each.workspace).join(', ')}`,
    );
  return names.length === 0 ? mutationTargets : mutationTargets.filter(({ workspace }) => names.includes(workspace));
}

/** The workspace's files, or those of them that `--mutate` names: a path, or the start of one. */
function chooseFiles(target: MutationTarget): string[] {
  const files = filesToMutate(root, target);
  const wanted = values.mutate;
  if (!wanted) return files.map((file) => `${target.workspace}/${file}`);
  const chosen = files.filter((file) => wanted.some((start) => file.startsWith(start.replace(/^\.\//, ''))));
  if (chosen.length === 0) throw new Error(`${target.workspace}: no rule file begins with ${wanted.join(' or ')}`);
  return chosen.map((file) => `${target.workspace}/${file}`);
}

async function mutate(target: MutationTarget, files: readonly string[]): Promise<void> {
  const { workspace } = target;
  const progress = openProgress(root, workspace);
  const batches = inBatches(root, files);
  for (const [index, batch] of batches.entries()) {
    if (!values.force && progress.has(batch)) continue;
    console.error(
      `${workspace}: ${index + 1} of ${batches.length}, ${batch.map((file) => file.split('/').at(-1)).join(' ')}`,
    );
    const { force, quick, concurrency } = values;
    await runStryker({ root, workspace, files: batch, force, quick, concurrency: Number(concurrency) });
    progress.add(batch);
  }
}

const rows: string[][] = [];
const faults: string[] = [];

/** Measures a workspace, prints what nobody noticed and adds its row. */
async function measure(target: MutationTarget): Promise<void> {
  const files = chooseFiles(target);
  if (files.length === 0) return;
  await mutate(target, files);
  const report = resultsFile(root, target.workspace);
  const byFile = readFigures(report, files);
  const row = [target.workspace, ...describeCells(byFile)];
  rows.push(row);
  faults.push(...findFaults(target.workspace, byFile));
  const survivors = describeSurvivors(report, files);
  if (survivors) console.log(`${survivors}\n`);
  if (values.record && !values.mutate) recordRow(root, row);
}

/** What there is to measure, and on how many files each row was measured: a row of fewer is an old one. */
function listTargets(): void {
  const measured = measuredFiles(readFileSync(join(root, 'docs/mutation.md'), 'utf8'));
  for (const target of chooseTargets()) {
    const files = filesToMutate(root, target).length;
    console.log(`${target.workspace}: ${files} files, row of ${measured.get(target.workspace) ?? 'none'}`);
  }
}

async function measureAll(): Promise<void> {
  for (const target of chooseTargets()) {
    try {
      await measure(target);
    } catch (error) {
      // One workspace whose tests fail as they are must not cost the others their hours.
      faults.push(error instanceof Error ? error.message : String(error));
    }
  }
  console.log(describeTable(rows));
  for (const fault of faults) console.log(`BELOW: ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

if (values.list) listTargets();
else await measureAll();
