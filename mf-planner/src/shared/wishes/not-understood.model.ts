/** What was not understood of somebody's words, on the page. */

/** One sentence for the parts that mean nothing to us. */
export function formatNotUnderstood(parts: readonly string[]): string {
  const quoted = parts.map((part) => `“${part}”`);
  const list = quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`;
  return `We did not understand ${list}, so ${parts.length === 1 ? 'it changes' : 'they change'} nothing here.`;
}
