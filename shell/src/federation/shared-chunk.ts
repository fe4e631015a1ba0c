/** A part that the shell shares as a chunk of its own: how remotes get it when the network fails meanwhile. */
import { fetchCode } from '@sojourn/web-kit/fetch-code';

/** What the federation runtime notes of a shared part; `loading` is what it hands to everybody who asks meanwhile. */
type Noted = { loading?: unknown };

/**
 * The `get` of a shared part, for the federation runtime. The runtime keeps the promise of a part that could not be loaded
 * and would hand out its failure for as long as the page stands; so it is made to forget it.
 * @throws Error that no remote takes for a file of its own that is missing: a bundle in which a shared part failed
 * remembers that, and has to be opened from scratch (web-kit, remotes.ts)
 */
export function sharedChunk(load: () => Promise<unknown>) {
  return async function get(this: Noted): Promise<() => unknown> {
    try {
      const module = await fetchCode(load);
      return () => module;
    } catch (cause) {
      delete this.loading;
      throw new Error('A part that the shell shares could not be loaded.', { cause });
    }
  };
}
