import { useToast } from '@sojourn/web-kit';
import { lazy, Suspense, useEffect, useState } from 'react';

const loadRegion = () => import('@sojourn/ui/toast').then((m) => ({ default: m.ToastRegion }));
const ToastRegion = lazy(loadRegion);

/** Draws the one toast. Its code is fetched when the page is idle, so that it is there should the network go. */
export function Toasts() {
  const { current, dismiss } = useToast();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (current) setWanted(true);
  }, [current]);
  useEffect(() => {
    const timer = setTimeout(() => void loadRegion().catch(() => undefined), 8_000);
    return () => clearTimeout(timer);
  }, []);
  return isWanted || current ? (
    <Suspense fallback={null}>
      <ToastRegion toast={current} onDismiss={dismiss} />
    </Suspense>
  ) : null;
}
