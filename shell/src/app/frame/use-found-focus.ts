import { useEffect } from 'react';

/** Keeps the focus somewhere (`found-focus`), from the first time that anything has it: nothing can be lost before. */
export function useFoundFocus(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    const begin = () =>
      void import('./found-focus').then(
        ({ keepFocusFound }) => {
          if (!isOver) stop = keepFocusFound();
        },
        () => undefined,
      );
    document.addEventListener('focusin', begin, { once: true });
    return () => {
      isOver = true;
      document.removeEventListener('focusin', begin);
      stop?.();
    };
  }, []);
}
