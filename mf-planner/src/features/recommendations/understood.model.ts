/** What was understood of somebody's words, on the page. */

/** Takes a wish back, or puts it back. */
export const toggleWish = (taken: readonly string[], id: string): string[] =>
  taken.includes(id) ? taken.filter((each) => each !== id) : [...taken, id];
