/** Fewer steps to the same fault: parts of the walk are left out as long as it is still met. */
import type { Step } from './step';

/**
 * Delta debugging (Zeller 2002) over steps, the first of which always stays, because it opens a page.
 * @param meets whether a walk still meets the fault
 * @param tries how often `meets` is asked at most
 */
export async function shrink(
  steps: readonly Step[],
  meets: (steps: readonly Step[]) => Promise<boolean>,
  tries: number,
): Promise<readonly Step[]> {
  let [left, kept] = [tries, steps];
  const attempt = async (shorter: readonly Step[]) => {
    left -= 1;
    return meets(shorter);
  };
  // Most faults need nothing but the page that they are on.
  const lastOpen = kept.findLastIndex(({ does }) => does === 'open');
  if (lastOpen > 0 && left > 0 && (await attempt(kept.slice(lastOpen)))) kept = kept.slice(lastOpen);
  for (let size = Math.ceil((kept.length - 1) / 2); size >= 1 && left > 0; size = size > 1 ? Math.ceil(size / 2) : 0) {
    for (let from = 1; from < kept.length && left > 0;) {
      const shorter = [...kept.slice(0, from), ...kept.slice(from + size)];
      if (shorter.length < kept.length && (await attempt(shorter))) kept = shorter;
      else from += size;
    }
    if (size === 1) break;
  }
  return kept;
}
