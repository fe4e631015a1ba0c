import { useRef } from 'react';

/** Gives the focus back to what had it, also where a page opens the dialog itself and Radix knows no trigger. */
export const useFocusReturn = () => {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(before.current instanceof HTMLElement) || !before.current.isConnected) return;
      event.preventDefault();
      before.current.focus();
    },
  };
};
