/**
 * Reads that the document began before any script of ours had run (the `reads` of a route in `remote.json`): the page's
 * first request for the same thing takes over the answer that is under way.
 */

/** What the first script of the document leaves behind: each address with the answer it will have. */
export type DocumentReads = Record<string, Promise<Response>>;

/** Under which name of `window` the document leaves its reads (shell/src/document/first-script.ts). */
export const DOCUMENT_READS = 'sojournReads';

/** After this an answer that nobody took is too old for a page, in ms after the document began. */
const FRESH_UNTIL_MS = 30_000;

declare global {
  interface Window {
    [DOCUMENT_READS]?: DocumentReads;
  }
}

/** An address without regard to the order of what is asked. */
function keyOf(url: string): string {
  const [path = '', query = ''] = url.split('?');
  const params = new URLSearchParams(query);
  params.sort();
  return `${path}?${params}`;
}

/** Rejects as `fetch` does once the caller gives up; the read itself goes on, because nobody can end it any more. */
function untilAborted<Answer>(answer: Promise<Answer>, signal: AbortSignal | null | undefined): Promise<Answer> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason as Error);
    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

/**
 * The answer of a read that the document began, for the first who asks for it; undefined when there is none, for
 * anything but a GET, and half a minute into the visit. A read that failed on its way is sent again by `again`.
 */
export function takeDocumentRead(
  url: string,
  init: RequestInit,
  again: () => Promise<Response>,
): Promise<Response> | undefined {
  const reads = window[DOCUMENT_READS];
  if (!reads || (init.method ?? 'GET') !== 'GET') return undefined;
  const key = keyOf(url);
  const begun = Object.keys(reads).find((each) => keyOf(each) === key);
  const answer = begun === undefined ? undefined : reads[begun];
  if (begun === undefined || !answer) return undefined;
  delete reads[begun];
  if (performance.now() > FRESH_UNTIL_MS) return undefined;
  return untilAborted(answer.catch(again), init.signal);
}
