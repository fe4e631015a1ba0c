import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isPutBack } from '../frame/page-position';

/** How far below the fold something is begun. */
const BEGUN_BELOW_FOLD = '200px';

type LazyOnVisibleProps = {
  children: ReactNode;
  until: ReactNode;
  /** How far below the fold it is begun; less than nothing waits until so much of it is in view. */
  margin?: string;
};

/**
 * Shows a stand-in until it is about to be scrolled into view; browsers without the observer, and pages that are put back to
 * where they were left, get everything at once.
 */
export function LazyOnVisible({ children, until, margin = BEGUN_BELOW_FOLD }: LazyOnVisibleProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || isPutBack() || typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [margin]);
  return (
    <div ref={place} data-waiting={isNear ? undefined : ''}>
      {isNear ? children : until}
    </div>
  );
}
