/** A file system of its own, small enough to be filled. */
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';

/** Puts a folder on a disk of so many MB; says whether this system lets somebody do that (it takes root). */
export function mountSmallDisk(folder: string, megabytes: number): boolean {
  const size = `size=${megabytes}m,mode=700`;
  return spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'sojourn-small', folder], { stdio: 'ignore' }).status === 0;
}

/** What still ends may hold a file open, so the disk goes when nothing does. */
export const unmountSmallDisk = (folder: string) => execFileSync('umount', ['--lazy', folder]);

const LARGEST_STEP = 1 << 20;

/** Takes all that is left with a file, down to single bytes, so that no page is left over. */
export function fillDisk(file: string): void {
  for (let size = LARGEST_STEP; size >= 1; size >>= 4) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }
}
