/** Code that the page cannot begin without. */
import { isMissingFile } from '@sojourn/web-kit/fetch-code';

const FIRST_WAIT_MS = 1_000;
export const LONGEST_WAIT_MS = 8_000;

/**
 * Fetches code until it comes: after a failure in a second, then in twice that, and so on up to {@link LONGEST_WAIT_MS}.
 * @throws what the code throws when it runs
 */
export async function fetchPatiently<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    try {
      return await load();
    } catch (error) {
      if (!isMissingFile(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}
