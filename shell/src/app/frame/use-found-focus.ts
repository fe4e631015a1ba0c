import { useEffect } from 'react';

/** Keeps the focus somewhere (`found-focus`), from the first time that anything has it: nothing can be lost before. */
export function useFoundFocus(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    let isAsked = false;
    let latest: readonly EventTarget[] = [];
    const begin = async () => {
      const { keepFocusFound } = await import('./found-focus');
      document.removeEventListener('focusin', onFocus);
      if (!isOver) stop = keepFocusFound(latest);
    };
    const onFocus = (event: Event) => {
      latest = event.composedPath();
      if (isAsked) return;
      isAsked = true;
      // Offline its code may not come: the next focus asks again.
      begin().catch(() => (isAsked = false));
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      isOver = true;
      document.removeEventListener('focusin', onFocus);
      stop?.();
    };
  }, []);
}
