/** Remembers which batches of files are done, so that a run that was stopped goes on where it was. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { resultsFile } from './stryker-run';

/** Lines of source a batch: StrykerJS stores its results at the end of a run only, so a run is kept short. */
const LINES_A_BATCH = 800;

/** Splits files into batches of about as many lines. */
export function inBatches(root: string, files: readonly string[]): string[][] {
  const batches: string[][] = [];
  let lines = LINES_A_BATCH;
  for (const file of files) {
    const length = readFileSync(join(root, file), 'utf8').split('\n').length;
    if (lines + length > LINES_A_BATCH) {
      batches.push([]);
      lines = 0;
    }
    batches.at(-1)?.push(file);
    lines += length;
  }
  return batches;
}

/** One hash over everything a workspace's tests may read: its own sources and those of the packages. */
function hashSources(root: string, workspace: string): string {
  const hash = createHash('sha256');
  for (const folder of [workspace, 'packages'])
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort())
      if (/^(.*[\\/])?src[\\/].*\.(tsx?|json)$/.test(file) && !file.includes('node_modules'))
        hash.update(file).update(readFileSync(join(root, folder, file)));
  return hash.digest('hex');
}

/** Which batches of a workspace were finished with the very sources of today. */
export interface Progress {
  has(batch: readonly string[]): boolean;
  add(batch: readonly string[]): void;
}

/** Opens the notes that lie beside the workspace's results. */
export function openProgress(root: string, workspace: string): Progress {
  const file = join(dirname(resultsFile(root, workspace)), 'done.json');
  const done = new Map<string, string>(
    existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : [],
  );
  const sources = hashSources(root, workspace);
  return {
    has: (batch) => done.get(batch.join(' ')) === sources,
    add(batch) {
      done.set(batch.join(' '), sources);
      writeFileSync(file, JSON.stringify(Object.fromEntries(done), null, 2));
    },
  };
}
