import { useToast, type Toast } from '@sojourn/web-kit';
import { lazy, startTransition, Suspense, useCallback, useEffect, useState } from 'react';

const loadRegion = () => import('@sojourn/ui/toast').then((m) => ({ default: m.ToastRegion }));
const ToastRegion = lazy(loadRegion);

/** A visit whose page is only read gets the code as well, so that it is there should the network go. */
const READING_MS = 8_000;
/** What a person does first is answered before anything is fetched for what may follow. */
const ANSWERED_MS = 500;

/**
 * Whether the region stands ready. Nearly all toasts follow something that a person does, so after the first act its
 * code is fetched and it is drawn, empty: the first toast costs what the second does. Without a connection its code may not
 * come, which must not take the page with it: the next toast asks again.
 */
function useRegion(toast: Toast | null): boolean {
  const [isReady, setReady] = useState(false);
  const fetchRegion = useCallback(() => {
    loadRegion().then(
      () => startTransition(() => setReady(true)),
      () => undefined,
    );
  }, []);
  useEffect(() => {
    if (toast && !isReady) fetchRegion();
  }, [toast, isReady, fetchRegion]);
  useEffect(() => {
    const acted = new AbortController();
    let timer = setTimeout(standReady, READING_MS);
    function standReady() {
      acted.abort();
      fetchRegion();
    }
    function soon() {
      acted.abort();
      clearTimeout(timer);
      timer = setTimeout(standReady, ANSWERED_MS);
    }
    for (const act of ['pointerdown', 'keydown'])
      addEventListener(act, soon, { capture: true, passive: true, signal: acted.signal });
    return () => {
      acted.abort();
      clearTimeout(timer);
    };
  }, [fetchRegion]);
  return isReady;
}

/** Draws the one toast. */
export function Toasts() {
  const { current, dismiss } = useToast();
  return useRegion(current) ? (
    <Suspense fallback={null}>
      <ToastRegion toast={current} onDismiss={dismiss} />
    </Suspense>
  ) : null;
}
