import { useLayoutEffect, type RefObject } from 'react';
import { media } from '../tokens';

const PHONE = media.phone.replace('@media ', '');

/**
 * Puts an open sheet over all of the page on a phone, whatever it stands in: as a popover, which leaves the focus where it is. A
 * browser without popovers shows it as its styles say.
 */
export const useSheet = (sheet: RefObject<HTMLElement | null>, isOpen: boolean) => {
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!isOpen || !element?.showPopover || !matchMedia(PHONE).matches) return;
    element.popover = 'manual';
    element.showPopover();
    return () => {
      element.hidePopover();
      element.popover = null;
    };
  }, [sheet, isOpen]);
};
