/**
 * What `npm run sense` measures: how much of a table of expectations, written from knowledge of the field, the service
 * answers as expected. A subject is one table with its bound; the runner prints the score and fails below the bound.
 */
import { readFileSync } from 'node:fs';

/** `right` of `of` as expected; each miss is a line for a person to read. */
export type SenseScore = { right: number; of: number; misses: readonly string[] };

/** One subject: `bound` is the least share of right answers, from 0 to 1. */
export type SenseSubject = { name: string; bound: number; measure: () => SenseScore | Promise<SenseScore> };

/** One line of a table: the heading it stands under, and what stands on either side of its last ` = `. */
export type SenseRow = { heading: string; given: string; expected: string };

/** Reads lines `given = expected` under `## headings`; lines with one `#` and empty ones are for readers. */
export function parseTable(text: string): SenseRow[] {
  let heading = '';
  return text.split('\n').flatMap((line, at): SenseRow[] => {
    if (line.startsWith('## ')) heading = line.slice(3).trim();
    if (line.trim() === '' || line.startsWith('#')) return [];
    const match = /^(.+) = (\S.*)$/.exec(line);
    if (!match?.[1] || !match[2]) throw new SyntaxError(`Line ${at + 1} is not 'given = expected': ${line}`);
    return [{ heading, given: match[1], expected: match[2].trim() }];
  });
}

/** The table of a file beside this one. */
export const readTable = (file: string): SenseRow[] => parseTable(readFileSync(new URL(file, import.meta.url), 'utf8'));

/** Scores rows by a judge that returns nothing for what is right, else what was answered instead. */
export function scoreOf(rows: readonly SenseRow[], judge: (row: SenseRow) => string | undefined): SenseScore {
  const misses = rows.flatMap((row) => {
    const instead = judge(row);
    return instead === undefined ? [] : [`${row.heading}: ${row.given} = ${row.expected}, not ${instead}`];
  });
  return { right: rows.length - misses.length, of: rows.length, misses };
}
