import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Where the focus goes after a change that takes away, or draws anew, what had it.
 * @param isFree no dialog holds the focus
 * @returns notes selectors; the first that is there has the focus after the next drawing
 */
export function useNextFocus(root: RefObject<HTMLElement | null>, isFree: boolean): (selectors: string[]) => void {
  const next = useRef<string[]>([]);
  useEffect(() => {
    if (!isFree || next.current.length === 0) return undefined;
    // After whatever closes just now has given the focus back to something that may be gone.
    const timer = setTimeout(() => {
      const selectors = next.current;
      next.current = [];
      for (const selector of selectors) {
        const found = root.current?.querySelector<HTMLElement>(selector);
        if (!found) continue;
        found.focus();
        return;
      }
    }, 0);
    return () => clearTimeout(timer);
  });
  return useCallback((selectors) => {
    next.current = selectors;
  }, []);
}
