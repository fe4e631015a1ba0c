import { useLayoutEffect, type RefObject } from 'react';

const MARGIN = 12;
/** How wide a list is at least where the window is; and one with a heading, whose rows say more. In px. */
export const COMFORTABLE = 340;
export const WIDE = 420;

/** What the tallest list takes: its 28.5 rem and a heading. In px. */
const TALLEST = 540;
const GAP = 'calc(100% + 6px)';

/** Above its field where there is more room than below; in a dialog, which scrolls down only, always below. */
function isAbove(anchor: HTMLElement, { top, bottom }: DOMRect): boolean {
  const below = window.innerHeight - bottom;
  return below < Math.min(TALLEST, top) && !anchor.closest('[role="dialog"]');
}

/**
 * Sets where a panel at its anchor starts and how wide it is: the anchor's width but at least `least` px, kept inside the
 * window. On a phone the list fills the screen instead. Written through the CSSOM, which a strict CSP allows.
 */
export const usePanelPlace = (anchor: RefObject<HTMLElement | null>, isOpen: boolean, least: number) => {
  useLayoutEffect(() => {
    const element = anchor.current;
    if (!isOpen || !element) return;
    const place = () => {
      const box = element.getBoundingClientRect();
      const available = document.documentElement.clientWidth;
      const width = Math.min(Math.max(box.width, least), available - 2 * MARGIN);
      const left = Math.min(box.left, available - MARGIN - width);
      element.style.setProperty('--shift', `${left - box.left}px`);
      element.style.setProperty('--panel-width', `${width}px`);
      const above = isAbove(element, box);
      element.style.setProperty('--panel-inset', above ? `auto ${GAP}` : `${GAP} auto`);
      element.style.setProperty('--panel-room', above ? `${box.top - MARGIN}px` : '100vh');
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [anchor, isOpen, least]);
};
