/** The document's own script: it runs before anything is painted or fetched, and stands in the page as its source. */
import { DOCUMENT_READS, type DocumentReads } from '@sojourn/web-kit';
import { THEME_KEY } from '../app/frame/theme.store';
import { LONGEST_WAIT_MS } from '../fetch-patiently';

/** Shows the theme that this browser chose before. */
export function showChosenTheme(key: string): void {
  try {
    const theme = JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
  } catch {
    // A browser that forbids storage keeps no choice.
  }
}

/** Begins the page's reads, as the request layer would; that takes them over (web-kit, document-reads.ts). */
export function beginReads(name: typeof DOCUMENT_READS, urls: readonly string[]): void {
  const reads: DocumentReads = {};
  for (const url of urls) {
    const headers = { Accept: 'application/json', 'X-Requested-By': 'sojourn' };
    // eslint-disable-next-line no-restricted-globals -- no module of ours has been loaded yet
    const answer = fetch(url, { headers, credentials: 'same-origin' });
    // Whoever takes it over hears of the failure; without a taker it concerns nobody.
    answer.catch(() => undefined);
    reads[url] = answer;
  }
  window[name] = reads;
}

/** What lies in the template of this id is fetched once the first frame is drawn. */
export const LATER_PRELOADS = 'later';

/**
 * Fetches the chunks that the page asks for next. Asked for with the document, a dozen requests keep a phone from its
 * first frame; the preload scanner does not look into a template. Where no paint is told of they come when they are used.
 * Each is asked for in a task of its own: a dozen at once block a phone for 80 to 200 ms.
 */
export function preloadAfterPaint(id: string): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    const later = document.getElementById(id);
    if (!(later instanceof HTMLTemplateElement)) return;
    const askForNext = () => {
      const link = later.content.firstElementChild;
      if (!link) return;
      document.head.append(link);
      setTimeout(askForNext);
    };
    askForNext();
  }).observe({ type: 'paint', buffered: true });
}

/**
 * Sees to the document's own scripts (`data-start`) that did not come; nothing that could offer Try again runs yet. The
 * entry is asked for again until it is there, in a second and then in twice that each time, at an address that was never
 * asked for. The element of a chunk is taken away: the entry asks for the chunk itself, but would wait for an element
 * that stands there and has failed.
 */
export function startAgain(longestWaitMs: number): void {
  const onError = ({ target: failed }: Event) => {
    if (!(failed instanceof HTMLScriptElement) || failed.dataset['start'] === undefined) return;
    failed.remove();
    if (failed.hasAttribute('async')) return;
    const attempt = Number(failed.dataset['start']) + 1;
    // A copy of the element would count as run.
    const script = document.createElement('script');
    for (const { name, value } of failed.attributes) script.setAttribute(name, value);
    script.dataset['start'] = String(attempt);
    script.src = `${failed.src.split('?')[0]}?retry=${Date.now()}`;
    setTimeout(() => document.head.append(script), Math.min(500 * 2 ** attempt, longestWaitMs));
  };
  // An element's failure does not bubble.
  addEventListener('error', onError, true);
}

/** `__READS__` is filled by the bff: the addresses as JSON. */
export const firstScript = `(${startAgain.toString()})(${LONGEST_WAIT_MS});(${showChosenTheme.toString()})(${JSON.stringify(THEME_KEY)});(${beginReads.toString()})(${JSON.stringify(DOCUMENT_READS)},__READS__);(${preloadAfterPaint.toString()})(${JSON.stringify(LATER_PRELOADS)})`;
