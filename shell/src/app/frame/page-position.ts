/**
 * Where a page is looked at. Sections grow while their code and data arrive, so a place is taken again with every change
 * of the page's height, until somebody scrolls.
 */
import { useLocation, useNavigationType } from '@sojourn/web-kit/router';
import { useLayoutEffect, useRef } from 'react';

/** Under this key, for the tab: how far down each entry of its history was left. */
const STORED_AS = 'page-positions';
/** Entries that are remembered. A tab rarely goes back further. */
const REMEMBERED = 50;
/** Somebody who drags the scrollbar says nothing; after this long the page is theirs in any case. */
const HELD_FOR_MS = 10_000;
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

let letGo: (() => void) | undefined;
let isLeftPlace = false;

/** Whether a page is being put back to where it was left: then nothing above that place may wait to be seen. */
export const isPutBack = (): boolean => isLeftPlace && letGo !== undefined;

/** Takes a place now and whenever the page grows, until somebody moves. */
function hold(take: () => void, isLeft = false): void {
  letGo?.();
  isLeftPlace = isLeft;
  const observer = new ResizeObserver(take);
  const timer = setTimeout(() => letGo?.(), HELD_FOR_MS);
  letGo = () => {
    letGo = undefined;
    clearTimeout(timer);
    observer.disconnect();
    for (const move of MOVES) removeEventListener(move, onMove, true);
  };
  for (const move of MOVES) addEventListener(move, onMove, true);
  take();
  const main = document.getElementById('main');
  if (main) observer.observe(main);
}
const onMove = () => letGo?.();

/** Brings a section into view and moves the keyboard there; at once for who prefers reduced motion. */
export function scrollToSection(id: string): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  let focused: HTMLElement | null = null;
  hold(() => {
    // A section's stand-in is another element than the section.
    const target = document.getElementById(id);
    target?.scrollIntoView({ behavior, block: 'start' });
    if (target !== focused) target?.focus({ preventScroll: true });
    focused = target;
  });
}

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORED_AS) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

function storePositions(positions: Map<string, number>): void {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify([...positions].slice(-REMEMBERED)));
  } catch {
    // Where nothing may be stored, a reload starts at the top.
  }
}

/** Whether the address is still that of an entry: a page that is fetched is shown later than it is addressed. */
function isAddressed(key: string): boolean {
  const entry = history.state as { key?: string } | null;
  // The first entry of a visit has no key, which the router calls so.
  return entry === null || (entry.key ?? 'default') === key;
}

/** A visit that begins anew may have the key of an earlier one. */
const isComingBack = () => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit !== undefined && visit.type !== 'navigate';
};

/** A new page starts at its top, or at the section its address names, and the keyboard too; an earlier one where it was left. */
export function usePagePosition(): void {
  const { key, pathname, hash } = useLocation();
  const how = useNavigationType();
  const positions = useRef<Map<string, number>>(undefined);
  const shown = useRef<{ pathname: string; hash: string }>(undefined);

  useLayoutEffect(() => {
    const isOpening = positions.current === undefined;
    const known = (positions.current ??= isComingBack() ? readPositions() : new Map<string, number>());
    // A page that writes another view of itself over its address leaves out the place that was named there.
    const isSamePlace = hash === shown.current?.hash || (how === 'REPLACE' && !hash);
    const isSamePage = pathname === shown.current?.pathname && isSamePlace;
    shown.current = { pathname, hash };

    const left = how === 'POP' ? known.get(key) : undefined;
    if (left !== undefined) hold(() => scrollTo(0, left), left > 0);
    else if (isSamePage) letGo?.();
    else if (hash) scrollToSection(hash.slice(1));
    else if (!isOpening) {
      letGo?.();
      scrollTo(0, 0);
      if (how !== 'POP') document.getElementById('main')?.focus({ preventScroll: true });
    }

    // A page that is still growing has not reached its place yet; one whose address is gone already only waits for the next
    // to be ready, and what moves it then is nobody's hand.
    const remember = () => {
      if (letGo || !isAddressed(key)) return;
      known.delete(key);
      known.set(key, scrollY);
    };
    const store = () => storePositions(known);
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', store);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', store);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the other three belong to the entry of this key
  }, [key]);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);
}
