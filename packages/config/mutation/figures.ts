/** Counts what StrykerJS found out, and holds it to the thresholds. */
import { readFileSync } from 'node:fs';

/** What is read of a mutation testing report (schema 1.0). */
export interface MutationReport {
  files: Record<string, { source: string; mutants: ReportedMutant[] }>;
}

export interface ReportedMutant {
  mutatorName: string;
  replacement?: string;
  status: string;
  statusReason?: string;
  location: { start: { line: number; column: number }; end: { line: number; column: number } };
}

/** `timeout` is nobody's kill: a test that hangs is not a test that notices. `failed`: the mutant ran no test at all. */
export interface Figures {
  mutants: number;
  killed: number;
  survived: number;
  noCoverage: number;
  timeout: number;
  failed: number;
  /** Left out by StrykerJS because they run once, while a module loads. */
  fixed: number;
  /** Left out by a comment in the source. */
  disabled: number;
  /** Comments that leave a mutant out and give no reason. */
  withoutReason: number;
}

/** Per cent, from the issue: of a workspace, of a single file, and of mutants that a comment may leave out. */
export const THRESHOLDS = { workspace: 80, file: 60, disabled: 2 };

const STATUS: Record<string, keyof Figures> = {
  Killed: 'killed',
  Survived: 'survived',
  NoCoverage: 'noCoverage',
  Timeout: 'timeout',
  RuntimeError: 'failed',
  CompileError: 'failed',
};

export function emptyFigures(): Figures {
  return {
    mutants: 0,
    killed: 0,
    survived: 0,
    noCoverage: 0,
    timeout: 0,
    failed: 0,
    fixed: 0,
    disabled: 0,
    withoutReason: 0,
  };
}

function countMutant(figures: Figures, { status, statusReason = '' }: ReportedMutant): void {
  if (status === 'Ignored' && statusReason.startsWith('Static mutant')) {
    figures.fixed += 1;
    return;
  }
  figures.mutants += 1;
  if (status === 'Ignored') {
    figures.disabled += 1;
    if (statusReason === '' || statusReason.startsWith('Ignored')) figures.withoutReason += 1;
    return;
  }
  const column = STATUS[status];
  if (!column) throw new Error(`unknown status of a mutant: ${status}`);
  figures[column] += 1;
}

export function countMutants(mutants: readonly ReportedMutant[]): Figures {
  const figures = emptyFigures();
  for (const mutant of mutants) countMutant(figures, mutant);
  return figures;
}

export function addFigures(all: readonly Figures[]): Figures {
  const sum = emptyFigures();
  for (const figures of all) for (const column of Object.keys(sum) as (keyof Figures)[]) sum[column] += figures[column];
  return sum;
}

/** Per cent of the mutants that ran which a test noticed; 100 where there is none. */
export function scoreOf({ killed, survived, noCoverage, timeout }: Figures): number {
  const judged = killed + survived + noCoverage + timeout;
  return judged === 0 ? 100 : (100 * killed) / judged;
}

/** The report's figures file by file, for the files that are mutated today. */
export function readFigures(reportFile: string, files: readonly string[]): Map<string, Figures> {
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as MutationReport;
  return new Map(files.map((file) => [file, countMutants(report.files[file]?.mutants ?? [])]));
}

/** What breaks the thresholds, a sentence each. */
export function findFaults(workspace: string, byFile: ReadonlyMap<string, Figures>): string[] {
  const total = addFigures([...byFile.values()]);
  const faults: string[] = [];
  const score = scoreOf(total);
  if (score < THRESHOLDS.workspace)
    faults.push(`${workspace}: ${score.toFixed(1)} % killed, ${THRESHOLDS.workspace} % wanted`);
  for (const [file, figures] of byFile)
    if (scoreOf(figures) < THRESHOLDS.file)
      faults.push(`${file}: ${scoreOf(figures).toFixed(1)} % killed, ${THRESHOLDS.file} % wanted`);
  if (total.disabled > (THRESHOLDS.disabled / 100) * total.mutants)
    faults.push(
      `${workspace}: ${total.disabled} of ${total.mutants} mutants disabled, ${THRESHOLDS.disabled} % allowed`,
    );
  if (total.withoutReason > 0) faults.push(`${workspace}: ${total.withoutReason} mutants disabled without a reason`);
  return faults;
}
