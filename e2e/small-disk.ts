/** A file system of its own, small enough to be filled. */
import { execFileSync, spawnSync } from 'node:child_process';

/** Puts a folder on a disk of so many MB; says whether this system lets somebody do that (it takes root). */
export function mountSmallDisk(folder: string, megabytes: number): boolean {
  const size = `size=${megabytes}m,mode=700`;
  return spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'sojourn-small', folder], { stdio: 'ignore' }).status === 0;
}

/** What still ends may hold a file open, so the disk goes when nothing does. */
export const unmountSmallDisk = (folder: string) => execFileSync('umount', ['--lazy', folder]);
