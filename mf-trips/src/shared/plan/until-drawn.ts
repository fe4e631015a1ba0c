/** So long what is drawn after a tap may take; in a hidden tab nothing is drawn. */
const LONGEST_MS = 200;

/**
 * Resolves once a page has drawn what it was just told to show. Writing a large trip takes a phone as long as drawing what
 * was done; what waits outlives the page in its waiting room.
 */
export const untilDrawn = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: LONGEST_MS });
    // Safari has no idle time to ask for.
    else setTimeout(resolve, 0);
  });
