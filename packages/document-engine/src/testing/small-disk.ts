import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of a few megabytes, to be filled and freed. */
export interface SmallDisk {
  folder: string;
  /** Leaves room for nothing. */
  fill: () => void;
  free: () => void;
  remove: () => void;
}

const STEP_BYTES = 16 * 1024;

/** Mounts one in memory; undefined where this system does not let us (which takes root, and not every container's). */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const filling = join(folder, 'filling');
  return {
    folder,
    fill: () => {
      // Down to single bytes, so that no page is left over.
      for (let size = STEP_BYTES; size >= 1; size = Math.floor(size / 16)) appendUntilFull(filling, Buffer.alloc(size));
    },
    free: () => rmSync(filling, { force: true }),
    remove: () => {
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function appendUntilFull(file: string, bytes: Buffer): void {
  try {
    for (;;) appendFileSync(file, bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
