import { useLayoutEffect, type RefObject } from 'react';

const MARGIN = 12;
const COMFORTABLE = 340;

/**
 * Sets where a panel under its anchor starts and how wide it is: the anchor's width but at least comfortable, kept
 * inside the window. On a phone the list fills the screen instead. Written through the CSSOM, which a strict CSP allows.
 */
export const usePanelPlace = (anchor: RefObject<HTMLElement | null>, isOpen: boolean) => {
  useLayoutEffect(() => {
    const element = anchor.current;
    if (!isOpen || !element) return;
    const place = () => {
      const box = element.getBoundingClientRect();
      const available = document.documentElement.clientWidth;
      const width = Math.min(Math.max(box.width, COMFORTABLE), available - 2 * MARGIN);
      const left = Math.min(box.left, available - MARGIN - width);
      element.style.setProperty('--shift', `${left - box.left}px`);
      element.style.setProperty('--panel-width', `${width}px`);
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [anchor, isOpen]);
};
