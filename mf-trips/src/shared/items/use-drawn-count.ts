import { startTransition, useEffect, useState } from 'react';
import type { DayGroup } from './day-groups.model';

/** More than a screen shows. */
const FIRST_ROWS = 30;
/** What a phone draws without holding up a tap. */
const ROWS_MORE = 12;

/** How many groups, after the first `drawn`, have at least so many rows together. */
function countWith(groups: readonly DayGroup[], drawn: number, rows: number): number {
  let [count, sum] = [drawn, 0];
  while (count < groups.length && sum < rows) {
    // An empty day has a line, too.
    sum += Math.max(1, groups[count]?.rows.length ?? 0);
    count += 1;
  }
  return count;
}

/**
 * Of how many groups the rows are drawn: of a long trip those of the first screen at once, the others after them while
 * nothing else is to be done, until all are there for keys and for whoever searches the page.
 */
export function useDrawnCount(groups: readonly DayGroup[]): number {
  const [drawn, setDrawn] = useState(() => countWith(groups, 0, FIRST_ROWS));
  useEffect(() => {
    if (drawn >= groups.length) return undefined;
    const timer = setTimeout(() => startTransition(() => setDrawn(countWith(groups, drawn, ROWS_MORE))), 0);
    return () => clearTimeout(timer);
  }, [drawn, groups]);
  return drawn;
}
