/** What a run prints: a table of workspaces, and the mutants that nobody noticed. */
import { readFileSync } from 'node:fs';
import { addFigures, scoreOf, type Figures, type MutationReport, type ReportedMutant } from './figures';

/** Every column but the first, in order. */
export function describeCells(byFile: ReadonlyMap<string, Figures>): string[] {
  const sum = addFigures([...byFile.values()]);
  const worst = [...byFile]
    .filter(([, figures]) => scoreOf(figures) < 100)
    .sort(([, left], [, right]) => scoreOf(left) - scoreOf(right))
    .slice(0, 3)
    .map(([file, figures]) => `${file.split('/').at(-1)} ${scoreOf(figures).toFixed(0)} %`);
  const counts = [sum.mutants, sum.killed, sum.survived, sum.noCoverage, sum.timeout, sum.failed, sum.disabled];
  return [byFile.size, ...counts, sum.fixed].map(String).concat(`${scoreOf(sum).toFixed(1)} %`, worst.join(', '));
}

export const COLUMNS = [
  'workspace',
  'files',
  'mutants',
  'killed',
  'survived',
  'no coverage',
  'time-out',
  'failed',
  'disabled',
  'static',
  'score',
  'worst files',
];

/** The table as text, its columns under each other. */
export function describeTable(rows: readonly (readonly string[])[]): string {
  const all = [COLUMNS, ...rows];
  const widths = COLUMNS.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function describeSurvivor(
  file: string,
  source: string,
  { location, mutatorName, replacement = '', status }: ReportedMutant,
) {
  const { start, end } = location;
  const line = source.split('\n')[start.line - 1] ?? '';
  const original =
    start.line === end.line ? line.slice(start.column - 1, end.column - 1) : `${line.slice(start.column - 1)} …`;
  const brief = (text: string) => (text.length > 90 ? `${text.slice(0, 90)} …` : text).replaceAll('\n', ' ');
  return `${file}:${start.line}:${start.column} ${status} ${mutatorName}: ${brief(original)}  ->  ${brief(replacement)}`;
}

/** One line for every mutant that no test noticed, in these files. */
export function describeSurvivors(reportFile: string, files: readonly string[]): string {
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as MutationReport;
  return files
    .flatMap((file) => {
      const { source = '', mutants = [] } = report.files[file] ?? {};
      return mutants
        .filter(({ status }) => ['Survived', 'NoCoverage', 'Timeout', 'RuntimeError'].includes(status))
        .sort((left, right) => left.location.start.line - right.location.start.line)
        .map((mutant) => describeSurvivor(file, source, mutant));
    })
    .join('\n');
}
