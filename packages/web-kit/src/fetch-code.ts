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
 * cache, which may hold bytes that were damaged on the way. Without a connection it waits for one; the page says so
 * meanwhile (the frame's line), and nobody has to press anything.
 * @throws whatever the last attempt ended with
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  const began = performance.now();
  try {
    return await load();
  } catch (error) {
    if (!isMissingFile(error)) throw error;
    if (!navigator.onLine) {
      await connection();
      return fetchCode(load);
    }
    if (performance.now() - began < QUICK_MS) return load();
    throw error;
  }
}
