/**
 * How far a list has been read, in the address: whoever is sent it finds the entry that its sender had on top. The frame
 * of the page brings what an address names into view, and leaves its own visitors where they were.
 */
import { type RefObject, useEffect } from 'react';

/** A list that moves is not read. */
const SETTLED_MS = 250;

/** Below what covers the top of the page, as for every place that is scrolled to. */
const coveredBy = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

/** The first entry that is seen from its top on; nothing while that is the first of all. */
function entryOnTop(list: HTMLElement): Element | undefined {
  const covered = Math.floor(coveredBy());
  const entries = [...list.querySelectorAll('article[id]')];
  const at = entries.findIndex((entry) => entry.getBoundingClientRect().top >= covered);
  return at > 0 ? entries[at] : undefined;
}

/** How many entries are listed, a page at a time, so that the one at an index is among them; a page where it is -1. */
export const listedUpTo = (at: number, page: number): number => Math.max(1, Math.ceil((at + 1) / page)) * page;

/** How many entries a list begins with: so many that the one the address names is among them. */
export const shownAtFirst = (ids: readonly string[], page: number): number =>
  listedUpTo(ids.indexOf(location.hash.slice(1)), page);

/** Writes which entry is on top behind the address's `#`, as scrolling comes to rest. Entries are articles with an id. */
export function useReadingPlace(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { pathname } = location;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      // A list that is left is seen until the next page is ready, whose address it is already.
      if (location.pathname !== pathname) return;
      const entry = list.current && entryOnTop(list.current);
      const hash = entry ? `#${entry.id}` : '';
      // The router keeps its own state in the entry of the history; it asks for the address when it needs it.
      if (hash !== location.hash) history.replaceState(history.state, '', pathname + location.search + hash);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(write, SETTLED_MS);
    };
    addEventListener('scroll', wait, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', wait);
    };
  }, [list]);
}
