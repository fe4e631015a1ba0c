import { useToast } from '@sojourn/web-kit';
import { lazy, startTransition, Suspense, useEffect, useState } from 'react';

const loadRegion = () => import('@sojourn/ui/toast').then((m) => ({ default: m.ToastRegion }));
const ToastRegion = lazy(loadRegion);

/** A visit whose page is only read gets the code as well, so that it is there should the network go. */
const READING_MS = 8_000;
/** What a person does first is answered before anything is fetched for what may follow. */
const ANSWERED_MS = 500;

/**
 * Whether the region stands ready. Nearly all toasts follow something that a person does, so after the first act its
 * code is fetched and it is drawn, empty: the first toast costs what the second does.
 */
function useRegionAhead(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const acted = new AbortController();
    let timer = setTimeout(standReady, READING_MS);
    function standReady() {
      acted.abort();
      // What cannot be fetched now is asked for again by the first toast.
      loadRegion().then(
        () => startTransition(() => setReady(true)),
        () => undefined,
      );
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
  }, []);
  return isReady;
}

/** Draws the one toast. */
export function Toasts() {
  const { current, dismiss } = useToast();
  const isAhead = useRegionAhead();
  const [isFetched, setFetched] = useState(false);
  useEffect(() => {
    if (!current || isAhead) return;
    // Without a connection its code may not come, which must not take the page with it: the next toast asks again.
    loadRegion().then(
      () => setFetched(true),
      () => undefined,
    );
  }, [current, isAhead]);
  return isAhead || isFetched ? (
    <Suspense fallback={null}>
      <ToastRegion toast={current} onDismiss={dismiss} />
    </Suspense>
  ) : null;
}
