/** Code that is fetched when it is needed, over a network that may fail for a moment or go away for longer. */

/** A file that fails within this time leaves time for another try before the card is due (MF-3); one that hangs does not. */
const QUICK_MS = 1_000;

/** Whether an error means that an entry or a chunk did not arrive; asking again is all that helps then. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || /RUNTIME-008/.test(error.message));
}

const connection = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/**
 * Fetches code, and once more after a file that failed at once: the loaders ask for it at an address past the browser's
 * cache, which may hold bytes that were damaged on the way.
 * @throws whatever the last attempt ended with
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  const began = performance.now();
  try {
    return await load();
  } catch (error) {
    if (isMissingFile(error) && performance.now() - began < QUICK_MS) return load();
    throw error;
  }
}

/**
 * Fetches code; what failed without a connection is fetched again when there is one. For a place that has
 * nothing else to show.
 * @throws whatever ended an attempt with a connection
 */
export async function fetchWhenConnected<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
      await connection();
    }
  }
}
