/** Writes a workspace's row of docs/mutation.md; the other rows stay as they were measured. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLUMNS } from './table';

const START = '<!-- rows -->';
const END = '<!-- /rows -->';

/** The commit that was measured; `+` says that the workspace had changes of its own. */
export function describeCommit(root: string, workspace: string): string {
  const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).trim();
  return git('rev-parse', '--short=9', 'HEAD') + (git('status', '--porcelain', '--', workspace) ? '+' : '');
}

/** The cells of every row, without the table's head. */
function rowsOf(document: string): string[][] {
  const from = document.indexOf(START) + START.length;
  const to = document.indexOf(END);
  if (to < from) throw new Error(`docs/mutation.md has no "${START}" … "${END}"`);
  return document
    .slice(from, to)
    .split('\n')
    .filter((row) => row.startsWith('| ') && !row.startsWith('| workspace ') && !row.startsWith('| ---'))
    .map((row) =>
      row
        .slice(2, -2)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

/** How many files each row was measured on. */
export function measuredFiles(document: string): Map<string, number> {
  return new Map(rowsOf(document).map(([workspace = '', files]) => [workspace, Number(files)]));
}

/** Puts a row in place of the workspace's old one, or in its alphabetical place. */
export function withRow(document: string, cells: readonly string[]): string {
  const headings = [...COLUMNS.slice(0, -1), 'date', 'commit', COLUMNS.at(-1)];
  const line = (row: readonly (string | undefined)[]) => `| ${row.join(' | ')} |`;
  const [workspace] = cells;
  const rows = rowsOf(document)
    .filter(([name]) => name !== workspace)
    .concat([[...cells]])
    .sort(([left = ''], [right = '']) => left.localeCompare(right, 'en'));
  const table = [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
  const before = document.slice(0, document.indexOf(START) + START.length);
  return `${before}\n\n${table}\n\n${document.slice(document.indexOf(END))}`;
}

/** @param cells as `describeCells` returns them, behind the workspace's name */
export function recordRow(root: string, cells: readonly string[]): void {
  const file = join(root, 'docs/mutation.md');
  const [workspace = ''] = cells;
  const measured = [new Date().toISOString().slice(0, 10), describeCommit(root, workspace)];
  writeFileSync(file, withRow(readFileSync(file, 'utf8'), [...cells.slice(0, -1), ...measured, cells.at(-1) ?? '']));
}
