import { lock } from 'proper-lockfile';

/** Somebody else held the lock for the whole of the patience. */
export class FileLockedError extends Error {
  override readonly name = 'FileLockedError';
}

// A writer that was killed leaves its lock; a living one refreshes it in half this time.
const STALE_MS = 10_000;
const RETRY_MS = 25;

/**
 * Runs `work` while no other process on this disk does, and releases the lock however it ends.
 * @param path the folder that stands for the lock; it need not exist
 * @param options `patienceMs`: how long to wait for another holder, 15 s by default, longer than a killed writer's lock lives
 * @returns what `work` returns
 * @throws FileLockedError when another process still holds the lock after that
 * @throws Error when the lock was taken away while `work` ran, so that its result cannot be trusted
 */
export async function withFileLock<T>(
  path: string,
  work: () => Promise<T>,
  { patienceMs = 15_000 }: { patienceMs?: number } = {},
): Promise<T> {
  let compromise: Error | undefined;
  const release = await lock(path, {
    lockfilePath: path,
    realpath: false,
    stale: STALE_MS,
    retries: { retries: Math.ceil(patienceMs / RETRY_MS), factor: 1, minTimeout: RETRY_MS, maxTimeout: RETRY_MS },
    onCompromised: (error) => {
      compromise = error;
    },
  }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ELOCKED' ? new FileLockedError(`${path} is locked`, { cause: error }) : error;
  });
  try {
    const result = await work();
    if (compromise) throw new Error(`${path} was lost while it was held`, { cause: compromise });
    return result;
  } finally {
    if (!compromise) await release();
  }
}
