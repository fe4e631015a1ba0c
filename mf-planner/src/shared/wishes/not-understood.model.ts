/** What was not understood of somebody's words, on the page. */
import { formatList } from '@sojourn/travel';

/** One sentence for the parts that mean nothing to us. */
export function formatNotUnderstood(parts: readonly string[]): string {
  const list = formatList(parts.map((part) => `“${part}”`));
  return `We did not understand ${list}, so ${parts.length === 1 ? 'it changes' : 'they change'} nothing here.`;
}
